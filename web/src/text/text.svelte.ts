/** Every text that people see, from the Fluent files that Python has too. */
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { settings } from '../settings.svelte';
import { GRAMMAR } from './grammar';
import { FIRST_PACKS } from './first';
import { DEFAULT, type Language, LANGUAGES } from './languages';
import { readPack } from './packs';

export { type Language, LANGUAGES } from './languages';

class Texts {
  language = $state<Language>(DEFAULT);
  bundle = $state.raw<FluentBundle>(new FluentBundle(DEFAULT));
}

const texts = new Texts();
let disguise: (text: string) => string = (text) => text;

/** The language to begin with: the one chosen here before, or the browser's. */
export function firstLanguage(wanted: readonly string[], chosen: string | null): Language {
  const known = Object.keys(LANGUAGES);
  const asked = chosen === null ? wanted : [chosen, ...wanted];
  const [best] = negotiateLanguages(asked, known, { strategy: 'lookup', defaultLocale: DEFAULT });
  return (best ?? DEFAULT) as Language;
}

export function language(): Language {
  return texts.language;
}

let needed: readonly string[] = FIRST_PACKS; // packs that are to be there, whatever language is spoken
let spoken: readonly string[] = []; // packs that are there
let asked: Language = DEFAULT; // the language that was asked for last

/** Before anything is shown: let every text look foreign, so that one which is not a text of ours stands out. */
export async function speakPseudo(): Promise<void> {
  ({ disguise } = await import('./pseudo'));
}

/** Load a language and speak it from now on. */
export async function speak(chosen: Language): Promise<void> {
  asked = chosen;
  const packs = needed;
  const read = await Promise.all(packs.map((pack) => readPack(chosen, pack)));
  // another language or another pack is wanted by now
  if (asked !== chosen || packs !== needed) return speak(asked);
  const bundle = new FluentBundle(chosen, { functions: GRAMMAR, useIsolating: false });
  for (const resource of read) bundle.addResource(resource);
  spoken = packs;
  texts.bundle = bundle;
  texts.language = chosen;
  document.documentElement.lang = chosen;
}

/** Have a pack of texts that a first visit does not load, in this language and in any chosen later. */
export async function need(pack: string): Promise<void> {
  if (spoken.includes(pack)) return;
  if (!needed.includes(pack)) needed = [...needed, pack];
  try {
    await speak(asked);
  } catch (problem) {
    needed = needed.filter((other) => other !== pack); // so that another language can still be spoken
    throw problem;
  }
}

/** Speak this language from now on, and the next time too. */
export async function choose(chosen: Language): Promise<void> {
  await speak(chosen);
  settings.language = chosen;
}

/** A text; one that is missing shows its own name, and a test finds it before anybody sees it. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  return lookUp(id, values) ?? id;
}

/** A text that need not be there; null also where it names a value that is not given. */
export function lookUp(id: string, values?: Record<string, FluentVariable>): string | null {
  const message = texts.bundle.getMessage(id);
  if (message?.value == null) return null;
  const errors: Error[] = [];
  const text = texts.bundle.formatPattern(message.value, values, errors);
  return errors.length > 0 ? null : disguise(text);
}
