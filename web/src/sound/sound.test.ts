import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { play } from './play';
import { SOUNDS, type SoundName } from './sounds';

const LONGEST = 2; // seconds: a sound says something and is gone
const names = Object.keys(SOUNDS) as SoundName[];

/** A value that changes in time, and refuses what a browser would refuse. */
class Param {
  value = 0;
  last = -1;

  setValueAtTime(value: number, at: number): void {
    this.accept(value, at);
  }

  exponentialRampToValueAtTime(value: number, at: number): void {
    expect(value).toBeGreaterThan(0);
    this.accept(value, at);
  }

  private accept(value: number, at: number): void {
    expect(Number.isFinite(value)).toBe(true);
    expect(at).toBeGreaterThanOrEqual(this.last);
    [this.value, this.last] = [value, at];
  }
}

class Sounding {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  type = '';
  buffer: unknown = null;
  started = NaN;
  stopped = NaN;
  into: unknown[] = [];

  connect(into: unknown): void {
    this.into.push(into);
  }

  start(at: number): void {
    this.started = at;
  }

  stop(at: number): void {
    this.stopped = at;
  }
}

class Context {
  static opened: Context[] = [];
  state = 'suspended';
  currentTime = 3;
  sampleRate = 8000;
  destination = {};
  sources: Sounding[] = [];
  gains: Sounding[] = [];
  resume = vi.fn(() => Promise.resolve());

  constructor() {
    Context.opened.push(this);
  }

  createOscillator = (): Sounding => this.made(this.sources);
  createBufferSource = (): Sounding => this.made(this.sources);
  createGain = (): Sounding => this.made(this.gains);
  createBiquadFilter = (): Sounding => new Sounding();
  createBuffer = (_: number, length: number): { getChannelData: () => Float32Array } => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };

  private made(among: Sounding[]): Sounding {
    const node = new Sounding();
    among.push(node);
    return node;
  }
}

/** Everything that is waiting on a chunk or a promise. */
const settled = (): Promise<void> => vi.dynamicImportSettled().then(() => undefined);

beforeEach(() => {
  vi.resetModules();
  Context.opened = [];
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
});

afterEach(() => {
  settings.volume = 0;
  vi.unstubAllGlobals();
});

describe('a sound', () => {
  it.each(names)('%s is heard, and soon over', async (name) => {
    const { playOn } = await import('./instrument');
    const context = new Context();
    playOn(context as unknown as AudioContext, name, 0.5);
    expect(context.sources.length).toBeGreaterThan(0);
    for (const { started, stopped } of context.sources) {
      expect(started).toBeGreaterThan(context.currentTime);
      expect(stopped).toBeGreaterThan(started);
      expect(stopped).toBeLessThan(context.currentTime + LONGEST);
    }
  });

  it('is as loud as somebody likes it', async () => {
    const { playOn } = await import('./instrument');
    const context = new Context();
    playOn(context as unknown as AudioContext, 'tick', 0.3);
    const last = context.gains.filter(({ into }) => into.includes(context.destination));
    expect(last.map(({ gain }) => gain.value)).toEqual([0.3]);
  });
});

describe('playing', () => {
  it('opens nothing while the sounds are off', async () => {
    play('deal');
    await settled();
    expect(Context.opened).toHaveLength(0);
  });

  it('opens nothing before the first touch', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    settings.volume = 1;
    play('deal');
    await settled();
    expect(Context.opened).toHaveLength(0);
  });

  it('opens one instrument for all sounds, and wakes it', async () => {
    settings.volume = 1;
    play('deal');
    play('snap');
    await settled();
    expect(Context.opened).toHaveLength(1);
    expect(Context.opened[0]?.resume).toHaveBeenCalled();
    expect(Context.opened[0]?.sources.length).toBeGreaterThan(2);
  });
});
