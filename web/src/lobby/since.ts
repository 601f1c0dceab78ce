/** How long ago something was, in words. */
import { language } from '../text/text.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Both in milliseconds since 1970; what began a moment ago began now. */
export function since(at: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const seconds = Math.max(0, now - at) / 1000;
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? ['second', Infinity];
  return words.format(-Math.floor(seconds / length), unit);
}
