/** Where the list of the board is on the page. */
export const LIST = 'board-list';
