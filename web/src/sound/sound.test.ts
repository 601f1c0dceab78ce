import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../settings.svelte';
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
  static resumes = true;
  state = 'suspended';
  currentTime = 3;
  sampleRate = 8000;
  destination = {};
  sources: Sounding[] = [];
  gains: Sounding[] = [];
  reached: unknown[] = [];
  resume = vi.fn(() => {
    if (!Context.resumes) return new Promise<void>(() => undefined);
    this.state = 'running';
    return Promise.resolve();
  });

  constructor() {
    Context.opened.push(this);
  }

  createOscillator = (): Sounding => this.made(this.sources);
  createBufferSource = (): Sounding => this.made(this.sources);
  createGain = (): Sounding => this.made(this.gains);
  createBiquadFilter = (): Sounding => new Sounding();
  createDynamicsCompressor = (): Record<string, unknown> => ({
    threshold: new Param(),
    ratio: new Param(),
    attack: new Param(),
    release: new Param(),
    connect: (into: unknown) => this.reached.push(into),
  });
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

let gestures: Record<string, (() => void)[]>;
let page: { hidden: boolean };
const sounding = (): number => Context.opened[0]?.sources.length ?? 0;

/** Somebody touches the page, or presses a key. */
function touch(kind: 'pointerup' | 'keydown' = 'pointerup'): void {
  for (const hear of gestures[kind] ?? []) hear();
}

/** As `play`, from a page that was just loaded. */
async function freshPlay(): Promise<(name: SoundName) => Promise<void>> {
  const { play } = await import('./play');
  const { settings: fresh } = await import('../settings.svelte');
  Object.assign(fresh, settings);
  return async (name) => {
    play(name);
    await settled();
  };
}

beforeEach(() => {
  vi.resetModules();
  [Context.opened, Context.resumes] = [[], true];
  gestures = {};
  page = { hidden: false };
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('addEventListener', (kind: string, hear: () => void) => {
    (gestures[kind] ??= []).push(hear);
  });
});

afterEach(() => {
  settings.sound = true;
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

  it('is as loud as somebody likes it, and several together are held down', async () => {
    const { playOn } = await import('./instrument');
    const context = new Context();
    playOn(context as unknown as AudioContext, 'tick', 0.3);
    expect(context.gains[0]?.gain.value).toBe(0.3);
    playOn(context as unknown as AudioContext, 'tick', 0.3);
    expect(context.reached).toEqual([context.destination]); // one way out, for all
  });
});

describe('playing', () => {
  it('opens nothing while the sounds are off', async () => {
    settings.sound = false;
    const play = await freshPlay();
    await play('deal');
    touch();
    expect(Context.opened).toHaveLength(0);
  });

  it('opens nothing before the first touch, and everything with it', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    const play = await freshPlay();
    await play('deal');
    expect(Context.opened).toHaveLength(0);
    touch();
    await play('deal');
    expect(sounding()).toBeGreaterThan(0);
  });

  it('is opened by a key as well, where a browser does not say what was touched', async () => {
    vi.stubGlobal('navigator', {});
    const play = await freshPlay();
    await play('deal');
    expect(Context.opened).toHaveLength(0);
    touch('keydown');
    await play('deal');
    expect(sounding()).toBeGreaterThan(0);
  });

  it('opens one loudspeaker for all sounds, and wakes it', async () => {
    const play = await freshPlay();
    await play('deal');
    await play('snap');
    expect(Context.opened).toHaveLength(1);
    expect(Context.opened[0]?.resume).toHaveBeenCalled();
    expect(sounding()).toBeGreaterThan(2);
  });

  it('is silent later about what could not be heard in time', async () => {
    Context.resumes = false;
    const play = await freshPlay();
    await play('deal');
    const context = Context.opened[0];
    if (context !== undefined) context.state = 'running';
    expect(sounding()).toBe(0);
    await play('tick');
    expect(sounding()).toBeGreaterThan(0);
  });

  it('tells a page that nobody looks at only that somebody is called', async () => {
    const play = await freshPlay();
    page.hidden = true;
    await play('deal');
    expect(sounding()).toBe(0);
    await play('your-turn');
    expect(sounding()).toBeGreaterThan(0);
  });
});
