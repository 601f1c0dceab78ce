import { describe, expect, it } from 'vitest';

import { Notepad } from './notepad.svelte';

class Drawer {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

describe('a notepad', () => {
  it('has what was written when the page is loaded again', () => {
    const drawer = new Drawer();
    new Notepad('ABCD', drawer).write('card:0:1', 'low');
    const again = new Notepad('ABCD', drawer);
    again.open([]);
    expect(again.notes).toEqual({ 'card:0:1': 'low' });
    again.write('card:0:1', null);
    expect(drawer.kept.size).toBe(0);
  });

  it.each(['{', '7', '[]', '{"last": 1}', '{"last": "x", "notes": {}}', '{"last": 1, "notes": []}'])(
    'is empty where something else was written: %s',
    (text) => {
      const drawer = new Drawer();
      drawer.setItem('backroom.notes.ABCD', text);
      const notepad = new Notepad('ABCD', drawer);
      notepad.open([]);
      expect(notepad.notes).toEqual({});
    },
  );
});
