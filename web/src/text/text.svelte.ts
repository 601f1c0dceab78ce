/** Every text that people see, from the Fluent files that Python has too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { settings } from '../settings.svelte';

export const LANGUAGES = { en: 'English', fr: 'Français', nl: 'Nederlands', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export const DEFAULT: Language = 'en';

const files = import.meta.glob<string>('../../../src/backroom/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

class Texts {
  language = $state<Language>(DEFAULT);
  bundle = $state.raw<FluentBundle>(new FluentBundle(DEFAULT));
}

const texts = new Texts();

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

/** Load a language and speak it from now on. */
export async function speak(chosen: Language): Promise<void> {
  const bundle = new FluentBundle(chosen, { useIsolating: false });
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/locales/${chosen}/`));
  for (const source of await Promise.all(wanted.map(([, load]) => load())))
    bundle.addResource(new FluentResource(source));
  texts.bundle = bundle;
  texts.language = chosen;
  document.documentElement.lang = chosen;
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

/** A text that need not be there. */
export function lookUp(id: string, values?: Record<string, FluentVariable>): string | null {
  const message = texts.bundle.getMessage(id);
  return message?.value == null ? null : texts.bundle.formatPattern(message.value, values);
}
