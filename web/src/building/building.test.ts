import { describe, expect, it } from 'vitest';
import { chunkOf } from './chunks';
import { pageIn } from './pages';

const IMPORTERS: Record<string, string[]> = {
  '/web/src/main.ts': [],
  '/web/src/App.svelte': ['/web/src/main.ts'],
  '/web/src/art/Picture.svelte': ['/web/src/App.svelte', '/web/src/omerta/Card.svelte'],
  '/web/src/omerta/OmertaTable.svelte': [], // only when somebody comes to it
  '/web/src/omerta/Card.svelte': ['/web/src/omerta/OmertaTable.svelte', '/web/src/omerta/Seat.svelte'],
  '/web/src/omerta/Seat.svelte': ['/web/src/omerta/Card.svelte'],
  '/web/src/review/ReviewPage.svelte': [],
};
const modules = {
  getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }),
};

describe('what a first visit loads', () => {
  it.each([
    ['/web/src/main.ts', 'house'],
    ['/web/src/art/Picture.svelte', 'house'],
    ['/web/src/omerta/OmertaTable.svelte', 'omerta'],
    ['/web/src/omerta/Seat.svelte', 'omerta'],
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
