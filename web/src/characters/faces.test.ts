import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { readSettings } from '../settings.svelte';
import { COLOURS, faceOf, PORTRAITS } from './faces';

describe('the face of a person', () => {
  it('is the one they chose', () => {
    expect(faceOf('Zoe', { portrait: 'cook', colour: 'teal' })).toEqual({ portrait: 'cook', colour: 'teal' });
  });

  it('is otherwise the one that goes with the name, always the same', () => {
    expect(faceOf('Zoe')).toEqual(faceOf('Zoe', null));
    const names = Array.from({ length: 300 }, (_, number) => `Player ${number}`);
    expect(new Set(names.map((name) => faceOf(name).portrait)).size).toBe(PORTRAITS.length);
    expect(new Set(names.map((name) => faceOf(name).colour)).size).toBe(COLOURS.length);
  });

  it('is drawn, and nothing else is', () => {
    const drawn = readdirSync(`${import.meta.dirname}/pictures/people`).map((file) =>
      file.replace('.svg', ''),
    );
    expect(drawn.sort()).toEqual([...PORTRAITS].sort());
  });

  it('is kept in the settings, and forgotten if there is no such face', () => {
    const face = { portrait: 'boxer', colour: 'red' };
    expect(readSettings(JSON.stringify({ face })).face).toEqual(face);
    for (const wrong of [{ portrait: 'king', colour: 'red' }, { portrait: 'boxer' }, 'boxer', 3])
      expect(readSettings(JSON.stringify({ face: wrong })).face).toBeNull();
  });
});
