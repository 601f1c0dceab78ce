/** What is heard: paper and wood for the cards, a muted trumpet for what concerns you. */
import type { Instrument } from './instrument';

/** One sound, from its beginning. */
type Sound = (on: Instrument) => void;

/** A card that slides over another. */
function slide(on: Instrument, at: number, loudness: number, from = 2400, to = 5200): void {
  on.noise({ band: 'bandpass', from, to, sharpness: 0.8, at, length: 0.11, peak: loudness, attack: 0.03 });
}

/** A card that lands on felt. */
function tap(on: Instrument, at: number, loudness: number): void {
  on.tone({ wave: 'sine', from: 190, to: 90, at, length: 0.07, peak: loudness });
  on.noise({ band: 'bandpass', from: 1500, sharpness: 0.7, at, length: 0.03, peak: loudness * 0.6 });
}

/** A knuckle on the table. */
function knock(on: Instrument, at: number, pitch: number, loudness: number): void {
  on.tone({ wave: 'triangle', from: pitch, to: pitch * 0.7, at, length: 0.09, peak: loudness });
  on.noise({ band: 'bandpass', from: pitch * 4, sharpness: 2, at, length: 0.02, peak: loudness * 0.5 });
}

/** A trumpet with a hat over it. */
function horn(on: Instrument, at: number, pitch: number, length: number, loudness: number, to = pitch): void {
  on.tone({
    wave: 'sawtooth',
    from: pitch,
    to,
    at,
    length,
    peak: loudness,
    attack: 0.04,
    mute: 1500,
    trill: 5.5,
  });
  on.tone({
    wave: 'square',
    from: pitch * 2,
    to: to * 2,
    at,
    length,
    peak: loudness * 0.12,
    attack: 0.05,
    mute: 2600,
  });
}

const B_FLAT = 466.16;
const D = 587.33;
const F = 698.46;

export const SOUNDS = {
  deal: (on) => {
    slide(on, 0, 0.55, 2800, 5600);
    tap(on, 0.08, 0.3);
  },
  draw: (on) => {
    slide(on, 0, 0.75);
  },
  flip: (on) => {
    slide(on, 0, 0.5, 3200, 1800);
    on.noise({ band: 'highpass', from: 4200, at: 0.07, length: 0.03, peak: 0.4 });
    tap(on, 0.08, 0.25);
  },
  throw: (on) => {
    on.noise({ band: 'bandpass', from: 900, to: 3600, at: 0, length: 0.16, peak: 0.35, attack: 0.09 });
    tap(on, 0.15, 0.55);
  },
  swap: (on) => {
    slide(on, 0, 0.6, 1600, 4600);
    slide(on, 0.12, 0.6, 4600, 1600);
    tap(on, 0.23, 0.25);
  },
  shuffle: (on) => {
    for (let i = 0; i < 14; i++)
      on.noise({
        band: 'bandpass',
        from: 2600 + 90 * i,
        sharpness: 1.4,
        at: i * 0.034,
        length: 0.045,
        peak: 0.3,
      });
    tap(on, 0.52, 0.4);
  },
  snap: (on) => {
    on.noise({ band: 'highpass', from: 1800, length: 0.05, peak: 0.6, attack: 0.001 });
    on.noise({ band: 'bandpass', from: 900, sharpness: 0.6, length: 0.12, peak: 0.4, attack: 0.001 });
    on.tone({ wave: 'sine', from: 170, to: 60, length: 0.18, peak: 0.6, attack: 0.002 });
  },
  wrong: (on) => {
    horn(on, 0, 155.56, 0.2, 0.4, 150);
    horn(on, 0.2, 146.83, 0.4, 0.4, 123.47);
  },
  penalty: (on) => {
    slide(on, 0, 0.25);
    knock(on, 0.12, 150, 0.6);
    knock(on, 0.26, 120, 0.6);
  },
  patrol: (on) => {
    for (const at of [0, 0.2]) {
      const length = at === 0 ? 0.15 : 0.4;
      on.tone({ wave: 'sine', from: 2090, at, length, peak: 0.16, attack: 0.02, trill: 34 });
      on.tone({ wave: 'sine', from: 2240, at, length, peak: 0.12, attack: 0.02, trill: 29 });
    }
  },
  killer: (on) => {
    on.noise({ band: 'lowpass', from: 3200, to: 200, length: 0.5, peak: 0.5, attack: 0.001 });
    on.tone({ wave: 'sine', from: 120, to: 38, length: 0.4, peak: 0.55, attack: 0.001 });
    on.noise({ band: 'bandpass', from: 700, to: 300, at: 0.18, length: 0.5, peak: 0.12, attack: 0.06 });
  },
  safe: (on) => {
    for (let i = 0; i < 6; i++) knock(on, i * 0.055, 900 + 30 * (i % 2), 0.16);
    on.tone({ wave: 'triangle', from: 210, to: 160, at: 0.4, length: 0.3, peak: 0.5 });
    on.tone({ wave: 'sine', from: 1240, to: 1180, at: 0.4, length: 0.35, peak: 0.12 });
    on.noise({ band: 'lowpass', from: 500, at: 0.4, length: 0.18, peak: 0.6 });
  },
  'your-turn': (on) => {
    horn(on, 0, B_FLAT, 0.16, 0.3);
    horn(on, 0.15, F, 0.42, 0.32);
  },
  tick: (on) => {
    knock(on, 0, 1050, 0.25);
  },
  doom: (on) => {
    on.tone({ wave: 'sine', from: 58, to: 55, length: 1.5, peak: 0.7, attack: 0.01 });
    on.noise({ band: 'bandpass', from: 3000, to: 900, length: 1.4, peak: 0.12, attack: 0.02 });
    horn(on, 0.02, B_FLAT / 4, 1.2, 0.3);
    horn(on, 0.02, (D / 4) * 0.944, 1.2, 0.22);
    horn(on, 0.02, F / 4, 1.2, 0.22);
  },
  turn: (on) => {
    on.noise({ band: 'highpass', from: 3600, length: 0.03, peak: 0.3 });
    tap(on, 0.01, 0.3);
  },
  heart: (on) => {
    on.tone({ wave: 'sine', from: 74, to: 42, length: 0.16, peak: 0.6, attack: 0.008 });
    on.tone({ wave: 'sine', from: 66, to: 38, at: 0.2, length: 0.2, peak: 0.45, attack: 0.008 });
    on.noise({ band: 'highpass', from: 3600, length: 0.03, peak: 0.25 });
  },
  bust: (on) => {
    on.tone({ wave: 'sine', from: 96, to: 34, length: 0.6, peak: 0.7, attack: 0.002 });
    on.noise({ band: 'lowpass', from: 1400, to: 160, length: 0.4, peak: 0.5, attack: 0.001 });
    horn(on, 0.16, 174.61, 0.26, 0.28, 164.81);
    horn(on, 0.44, 146.83, 0.7, 0.28, 110);
  },
  holds: (on) => {
    on.tone({ wave: 'sine', from: 120, to: 70, length: 0.2, peak: 0.4, attack: 0.004 });
    horn(on, 0.05, B_FLAT / 2, 0.5, 0.2);
    horn(on, 0.12, D / 2, 0.5, 0.18);
    horn(on, 0.19, F / 2, 0.6, 0.18);
  },
  win: (on) => {
    horn(on, 0, B_FLAT, 0.16, 0.28);
    horn(on, 0.14, D, 0.16, 0.28);
    horn(on, 0.28, F, 0.16, 0.28);
    horn(on, 0.44, B_FLAT * 2, 0.7, 0.26);
    horn(on, 0.44, D, 0.7, 0.16);
  },
  lose: (on) => {
    horn(on, 0, 311.13, 0.28, 0.3, 293.66);
    horn(on, 0.3, 293.66, 0.28, 0.3, 277.18);
    horn(on, 0.6, 277.18, 0.8, 0.3, 220);
  },
  chat: (on) => {
    on.tone({ wave: 'sine', from: 880, length: 0.12, peak: 0.2 });
    on.tone({ wave: 'sine', from: 1318.5, at: 0.07, length: 0.2, peak: 0.18 });
  },
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
