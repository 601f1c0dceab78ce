/** A small drawing for each kind of space, in a box of 24 by 24. */
export const GLYPHS: Readonly<Record<string, string>> = {
  power: 'M13 2 5 13h5l-1 9 9-12h-6z',
  corrupt_official: 'M12 3v3M5 7h14M5 7l-3 7h6zM19 7l-3 7h6zM12 6v13M7 20h10',
  mistake: 'M12 3 22 20H2zM12 9v5M12 17v.5',
  business_investment: 'M3 8h18v11H3zM9 8V5h6v3M3 13h18',
  illegal_activities:
    'M12 3c4 5 8 6 8 10a4 4 0 0 1-7 2c0 3 1 4 2 5H9c1-1 2-2 2-5a4 4 0 0 1-7-2c0-4 4-5 8-10z',
  federal: 'M2 9 12 3l10 6zM4 20h16M6 10v8M10 10v8M14 10v8M18 10v8',
  state: 'M2 9 12 3l10 6zM4 20h16M6 10v8M10 10v8M14 10v8M18 10v8',
  local: 'M2 9 12 3l10 6zM4 20h16M6 10v8M10 10v8M14 10v8M18 10v8',
};
