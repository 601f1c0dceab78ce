/** How somebody likes things here; kept in this browser, and nowhere else. */
import type { Met } from './alone/ladder';
import { isFace } from './characters/faces';
import type { Face } from './protocol/messages';
import { parseStored } from './stored';

export interface Settings {
  name: string; // '': not yet said
  face: Face | null; // as whom the others see this person; null: one that goes with the name
  language: string | null; // null: the browser's
  theme: 'system' | 'dark' | 'light';
  sound: boolean; // whether anything is heard
  volume: number; // how loud, to 1
  vibration: boolean;
  notify: boolean; // call me back by a notification of the browser, once it may
  motion: 'system' | 'full' | 'reduced';
  banter: boolean; // bots say something now and then
  hints: boolean; // explain what may be done
  hinted: number; // games that were played with them
  keys: boolean; // show the key of everything that has one
  opponents: Record<string, string>; // by game: the level of the bots to play against alone, where one was chosen
  alone: Record<string, number>; // by game: how many were played alone with bots
  ladder: Record<string, Met>; // by game and level: what was played alone against these bots
  counted: string[]; // the tables whose end is in it
  clock: boolean; // whether there is one where one plays alone
  aid: boolean | null; // whether the table remembers there; null: in the first games
  choices: Record<string, Record<string, string>>; // by game: the options of its setup that were chosen last
}

export const DEFAULTS: Readonly<Settings> = {
  name: '',
  face: null,
  language: null,
  theme: 'system',
  sound: true,
  volume: 0.4,
  vibration: true,
  notify: false,
  motion: 'system',
  banter: true,
  hints: true,
  hinted: 0,
  keys: false,
  opponents: {},
  alone: {},
  ladder: {},
  counted: [],
  clock: false,
  aid: null,
  choices: {},
};

const PLACE = 'backroom.settings';
const CHOICES: Partial<Record<keyof Settings, readonly string[]>> = {
  theme: ['system', 'dark', 'light'],
  motion: ['system', 'full', 'reduced'],
};

export const settings: Settings = $state({ ...DEFAULTS });

/** What was kept; whatever is not a setting of today is as if it had never been chosen. */
export function readSettings(text: string | null): Settings {
  const known: Settings = { ...DEFAULTS };
  for (const [name, value] of Object.entries(unmuted(parse(text))))
    if (isSetting(name) && fits(name, value)) Object.assign(known, { [name]: value });
  return known;
}

/** Bring back what was chosen, and keep from now on whatever is. */
export function followSettings(): void {
  Object.assign(settings, readSettings(localStorage.getItem(PLACE)));
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(PLACE, JSON.stringify(settings));
    });
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PLACE) Object.assign(settings, readSettings(newValue)); // chosen in another tab
  });
}

/** A volume of nothing once meant that the sounds are off; whoever had them off hears none. */
function unmuted(kept: Record<string, unknown>): Record<string, unknown> {
  return kept.volume === 0 ? { ...kept, sound: false, volume: DEFAULTS.volume } : kept;
}

function parse(text: string | null): Record<string, unknown> {
  const found = parseStored(text);
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

function isChosen(values: unknown): boolean {
  return isRecord(values) && Object.values(values).every((value) => typeof value === 'string');
}

function isMet(met: unknown): boolean {
  return isRecord(met) && typeof met.played === 'number' && typeof met.won === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(DEFAULTS, name);
}

function fits(name: keyof Settings, value: unknown): boolean {
  if (name === 'language') return value === null || typeof value === 'string';
  if (name === 'aid') return value === null || typeof value === 'boolean';
  if (name === 'opponents') return isChosen(value);
  if (name === 'alone')
    return isRecord(value) && Object.values(value).every((many) => typeof many === 'number');
  if (name === 'ladder') return isRecord(value) && Object.values(value).every(isMet);
  if (name === 'counted') return Array.isArray(value) && value.every((code) => typeof code === 'string');
  if (name === 'face') return value === null || isFace(value);
  if (name === 'volume') return typeof value === 'number' && value >= 0 && value <= 1;
  if (name === 'choices') return isRecord(value) && Object.values(value).every(isChosen);
  if (typeof value !== typeof DEFAULTS[name]) return false;
  return CHOICES[name]?.includes(value as string) ?? true;
}
