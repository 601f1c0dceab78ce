/**
 * The game that most visits come to: its table is one file, and its texts come with the page.
 *
 * It is not in the registry, because the build reads it and cannot import the games' pages.
 */
export const FIRST_GAME = 'omerta';
