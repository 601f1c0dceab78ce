import { describe, expect, it } from 'vitest';
import { DEFAULTS, readSettings } from './settings.svelte';

describe('the settings that were kept', () => {
  it('come back', () => {
    const chosen = {
      ...DEFAULTS,
      name: 'Ann',
      sound: false,
      volume: 0.5,
      theme: 'light',
      language: 'ru',
      keys: true,
      choices: { chess: { edition: 'fr' } },
    };
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it('are heard softly and follow the system for somebody new', () => {
    expect(readSettings(null)).toEqual(DEFAULTS);
    expect(DEFAULTS).toMatchObject({ sound: true, theme: 'system', motion: 'system' });
    expect(DEFAULTS.volume).toBeLessThanOrEqual(0.5);
  });

  it('leave the sounds off for whoever had them off, when a volume of nothing still said so', () => {
    expect(readSettings('{"volume":0,"name":"Ann"}')).toMatchObject({
      sound: false,
      volume: DEFAULTS.volume,
      name: 'Ann',
    });
    expect(readSettings('{"volume":0.7}')).toMatchObject({ sound: true, volume: 0.7 });
    expect(readSettings('{"sound":false,"volume":0.7}')).toMatchObject({ sound: false, volume: 0.7 });
  });

  it.each([
    ['{"theme":"pink","motion":3,"name":"Bob"}'],
    ['{"volume":7,"hints":"yes","name":"Bob"}'],
    ['{"choices":{"chess":"fr"},"name":"Bob"}'],
    ['{"choices":{"chess":{"rounds":3}},"name":"Bob"}'],
    ['{"choices":[],"name":"Bob"}'],
    ['{"volume":null,"language":5,"colour":"red","name":"Bob"}'],
  ])('count only where they make sense: %s', (text) => {
    expect(readSettings(text)).toEqual({ ...DEFAULTS, name: 'Bob' });
  });

  it.each(['not JSON', '7', 'null', '[]'])('may be spoilt: %s', (text) => {
    expect(readSettings(text)).toEqual(DEFAULTS);
  });
});
