/** Tones and noises, of which every sound here is made: no recording is loaded. */
import { type SoundName, SOUNDS } from './sounds';

/** A tone that glides from one pitch to another, like a string that is struck or a horn that is blown. */
export interface Tone {
  wave: OscillatorType;
  from: number; // hertz
  to?: number;
  at?: number; // seconds after the sound begins
  length: number;
  peak: number; // 0 to 1
  attack?: number; // seconds until it is loudest
  mute?: number; // hertz above which it is dull, as with a hat over a trumpet
  trill?: number; // hertz at which it shakes
}

/** A rush of air, paper or cloth: noise of which only a band is heard. */
export interface Noise {
  band: BiquadFilterType;
  from: number;
  to?: number;
  sharpness?: number;
  at?: number;
  length: number;
  peak: number;
  attack?: number;
}

const SILENCE = 0.0001; // an exponential fall never reaches nothing
const LATENCY = 0.005; // so that the beginning is not cut off

export class Instrument {
  private readonly rustle: AudioBuffer;

  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
    private readonly start: number,
  ) {
    this.rustle = rustleOf(context);
  }

  tone({ wave, from, to = from, at = 0, length, peak, attack = 0.004, mute, trill }: Tone): void {
    const [begin, end] = this.span(at, length);
    const source = this.context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, begin);
    source.frequency.exponentialRampToValueAtTime(to, end);
    if (trill !== undefined) this.shake(source.frequency, trill, from, begin, end);
    const swell = this.swell(begin, end, peak, attack);
    source.connect(mute === undefined ? swell : this.filter('lowpass', mute, mute, 2, begin, end, swell));
    source.start(begin);
    source.stop(end);
  }

  noise({ band, from, to = from, sharpness = 1, at = 0, length, peak, attack = 0.002 }: Noise): void {
    const [begin, end] = this.span(at, length);
    const source = this.context.createBufferSource();
    source.buffer = this.rustle;
    source.connect(this.filter(band, from, to, sharpness, begin, end, this.swell(begin, end, peak, attack)));
    source.start(begin, (at * 7.3) % 0.5); // two rustles in one sound are not the same one
    source.stop(end);
  }

  private span(at: number, length: number): [number, number] {
    return [this.start + at, this.start + at + length];
  }

  private swell(begin: number, end: number, peak: number, attack: number): GainNode {
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(SILENCE, begin);
    gain.gain.exponentialRampToValueAtTime(peak, begin + attack);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    gain.connect(this.out);
    return gain;
  }

  private filter(
    band: BiquadFilterType,
    from: number,
    to: number,
    sharpness: number,
    begin: number,
    end: number,
    into: AudioNode,
  ): BiquadFilterNode {
    const filter = this.context.createBiquadFilter();
    filter.type = band;
    filter.Q.value = sharpness;
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    filter.connect(into);
    return filter;
  }

  private shake(pitch: AudioParam, rate: number, around: number, begin: number, end: number): void {
    const hand = this.context.createOscillator();
    const reach = this.context.createGain();
    hand.frequency.value = rate;
    reach.gain.value = around * 0.03;
    hand.connect(reach);
    reach.connect(pitch);
    hand.start(begin);
    hand.stop(end);
  }
}

const KNEE = { threshold: -14, ratio: 6, attack: 0.002, release: 0.12 }; // what comes together is not louder than one

/** Play a sound, from 0 (silent) to 1 (loud). */
export function playOn(context: BaseAudioContext, name: SoundName, volume: number): void {
  const loudness = context.createGain();
  loudness.gain.value = volume;
  loudness.connect(ceilingOf(context));
  SOUNDS[name](new Instrument(context, loudness, context.currentTime + LATENCY));
}

const ceilings = new WeakMap<BaseAudioContext, AudioNode>();

/** What all sounds of a context pass, so that several at once do not rattle. */
function ceilingOf(context: BaseAudioContext): AudioNode {
  const known = ceilings.get(context);
  if (known !== undefined) return known;
  const made = context.createDynamicsCompressor();
  made.threshold.value = KNEE.threshold;
  made.ratio.value = KNEE.ratio;
  made.attack.value = KNEE.attack;
  made.release.value = KNEE.release;
  made.connect(context.destination);
  ceilings.set(context, made);
  return made;
}

const rustles = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, made once for each context. */
function rustleOf(context: BaseAudioContext): AudioBuffer {
  const known = rustles.get(context);
  if (known !== undefined) return known;
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  rustles.set(context, made);
  return made;
}
