/** How a table is laid out: by the room that there is for it, counted in letters, so that large ones count. */
export type Screen =
  | 'phone' // one thing above another, of which the board is one
  | 'flat' // ... beside what is asked: a phone that lies on its side
  | 'tablet' // the board above what is asked and what lies beside
  | 'desk' // the board, and beside it what is asked below everything else
  | 'wide'; // ... and the log in a column of its own

/** Both in rem. */
export function screenOf(width: number, height: number): Screen {
  if (width >= height && width >= 60 && height >= 34) return width >= 100 ? 'wide' : 'desk';
  if (width >= height && width >= 30) return 'flat';
  return width >= 44 && height >= 50 ? 'tablet' : 'phone';
}
