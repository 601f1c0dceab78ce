/** The tokens of one's seats, kept in this browser. */
const PLACE = 'backroom.seats';
export const MOST_SEATS = 50;

interface KeptSeat {
  code: string;
  token: string;
}

function seats(): KeptSeat[] {
  return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as KeptSeat[];
}

function write(seats: KeptSeat[]): void {
  localStorage.setItem(PLACE, JSON.stringify(seats));
}

/** The token of one's seat at a table. */
export function keptToken(code: string): string | null {
  return seats().find((seat) => seat.code === code)?.token ?? null;
}

/** Keep the token of a seat; the oldest are forgotten. */
export function keepToken(code: string, token: string): void {
  const others = seats().filter((seat) => seat.code !== code);
  write([{ code, token }, ...others].slice(0, MOST_SEATS));
}

export function forgetToken(code: string): void {
  write(seats().filter((seat) => seat.code !== code));
}
