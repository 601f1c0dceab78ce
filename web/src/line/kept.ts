/** What this browser keeps: the tokens of one's seats, one's name, and how one likes to see things. */
const PREFIX = 'backroom.';
export const MOST_SEATS = 50;

interface KeptSeat {
  code: string;
  token: string;
}

function read(key: string): string | null {
  return localStorage.getItem(PREFIX + key);
}

function write(key: string, value: string): void {
  localStorage.setItem(PREFIX + key, value);
}

function seats(): KeptSeat[] {
  return JSON.parse(read('seats') ?? '[]') as KeptSeat[];
}

/** The token of one's seat at a table. */
export function keptToken(code: string): string | null {
  return seats().find((seat) => seat.code === code)?.token ?? null;
}

/** Keep the token of a seat; the oldest are forgotten. */
export function keepToken(code: string, token: string): void {
  const others = seats().filter((seat) => seat.code !== code);
  write('seats', JSON.stringify([{ code, token }, ...others].slice(0, MOST_SEATS)));
}

export function forgetToken(code: string): void {
  write('seats', JSON.stringify(seats().filter((seat) => seat.code !== code)));
}

export type Choice = 'name' | 'language' | 'theme';

export function kept(choice: Choice): string | null {
  return read(choice);
}

export function keep(choice: Choice, value: string): void {
  write(choice, value);
}
