/** What is heard of what happens. */
import type { Told } from '../../../protocol/messages';
import type { Event } from '../protocol/types';
import type { SoundName } from '../../../sound/play';

const SOUNDS: Partial<Record<Event['type'], SoundName>> = {
  rolled: 'shuffle',
  stepped: 'tick',
  killed: 'killer',
  drew: 'draw',
  mistake_made: 'wrong',
  penalty_drawn: 'penalty',
  session_opened: 'patrol',
  deal_made: 'swap',
  word_broken: 'wrong',
  controlled: 'safe',
  eliminated: 'doom',
};
const ORDER: readonly SoundName[] = [
  'doom',
  'killer',
  'penalty',
  'wrong',
  'patrol',
  'safe',
  'swap',
  'shuffle',
];

/** The one sound of what was told together: of the end, or of what mattered most. */
export function soundOf(fresh: readonly Told[], seat: number | null): SoundName | null {
  const events = fresh.map(({ event }) => event as Event);
  const end = events.find((event) => event.type === 'game_ended');
  if (end !== undefined) return seat !== null && !end.winners.includes(seat) ? 'lose' : 'win';
  const heard = events.flatMap(({ type }) => SOUNDS[type] ?? []);
  return ORDER.find((sound) => heard.includes(sound)) ?? heard[0] ?? null;
}
