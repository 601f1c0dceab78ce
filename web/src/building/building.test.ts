import { describe, expect, it } from 'vitest';
import { FIRST_GAME } from '../games/first';
import { chunkOf } from './chunks';
import { pageIn } from './pages';

const GAME = `/web/src/games/${FIRST_GAME}`;
const IMPORTERS: Record<string, string[]> = {
  '/web/src/main.ts': [],
  '/web/src/App.svelte': ['/web/src/main.ts'],
  '/web/src/art/Picture.svelte': ['/web/src/App.svelte', `${GAME}/cards/Card.svelte`],
  [`${GAME}/table/Table.svelte`]: [], // only when somebody comes to it
  [`${GAME}/cards/Card.svelte`]: [`${GAME}/table/Table.svelte`, `${GAME}/table/Seat.svelte`],
  [`${GAME}/table/Seat.svelte`]: [`${GAME}/cards/Card.svelte`],
  '/web/src/review/ReviewPage.svelte': [],
};
const modules = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }),
};

describe('what a first visit loads', () => {
  it.each([
    ['/web/src/main.ts', 'house'],
    ['/web/src/art/Picture.svelte', 'house'],
    [`${GAME}/table/Table.svelte`, FIRST_GAME],
    [`${GAME}/table/Seat.svelte`, FIRST_GAME],
    ['/web/src/review/ReviewPage.svelte', null],
  ])('comes in one file for the house and one for the table: %s', (id, chunk) => {
    expect(chunkOf(id, modules)).toBe(chunk);
  });

  it('is asked for from the beginning, the letters after what has to run', () => {
    const page =
      '<html lang="en">\n  <head>\n    <script src="/assets/house.js"></script>\n  </head>\n</html>';
    const made = pageIn('ru', page, 'assets/ru.js', ['assets/jost.woff2']);
    expect(made).toContain('<html lang="ru">');
    const order = ['/assets/house.js', '/assets/ru.js', '/assets/jost.woff2', '</head>'];
    expect(order.map((part) => made.indexOf(part))).toEqual(
      order.map((part) => made.indexOf(part)).sort((one, other) => one - other),
    );
    expect(order.every((part) => made.includes(part))).toBe(true);
  });
});
