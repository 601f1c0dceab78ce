/** What a language needs beyond its texts: functions that Fluent files may call. */
import type { FluentValue } from '@fluent/bundle';

// a vowel, a y before a consonant (Yves, not Yann), an h that most names do not sound (Hugo, not Harry)
const ELIDES = /^([aeiouàâäéèêëîïôöùûüœæ]|y[^aeiouy]|h[^a])/iu;

/** French “of”: « de Bob », « d’Ann ». */
function of([name]: FluentValue[]): string {
  const text = String(name);
  return ELIDES.test(text) ? `d’${text}` : `de ${text}`;
}

export const GRAMMAR = { DE: of };
