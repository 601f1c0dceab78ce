/** The game that most visits come to: its table is one file, and its texts come with the page. */
export const FIRST_GAME = 'omerta';
