/** A table as somebody puts it together, before it is made. */
import type { Choice, GameOffered, Wanted } from '../protocol/api';

export const SPEEDS = ['calm', 'normal', 'quick', 'untimed'] as const;
export const PACES = ['calm', 'normal', 'brisk', 'skip'] as const;
export const HANDOVERS = ['ask', 'open', 'closed'] as const;
export const ADVICE = ['alone', 'everybody', 'nobody'] as const;
export const ADVISER = 'adviser'; // the level that may be asked, where a game has it
export type Value = boolean | number | string | null;

export interface Draft {
  game: string;
  players: number;
  values: Record<string, Value>; // of the setup, without the players
  speed: (typeof SPEEDS)[number];
  pace: (typeof PACES)[number]; // of the bots
  public: boolean;
  spectators: boolean;
  notes: boolean;
  links: boolean;
  handover: (typeof HANDOVERS)[number];
  advice: (typeof ADVICE)[number];
  standIn: string;
  bots: Record<number, string>; // their levels, by seat; a seat without one is left for a person
}

/** A table as most people want it, but for what is chosen already. */
export function newDraft(offered: GameOffered, chosen: Record<string, string>): Draft {
  const defaults = choicesOf(offered).map((choice) => [choice.name, choice.default] as const);
  const players = offered.setup.find((choice) => choice.name === 'players')?.default;
  return {
    game: offered.name,
    players: typeof players === 'number' ? players : (offered.seats.at(-1) ?? 0),
    values: { ...Object.fromEntries(defaults), ...chosen },
    speed: 'normal',
    pace: 'normal',
    public: false,
    spectators: true,
    notes: false,
    links: false,
    handover: 'ask',
    advice: 'alone',
    standIn: offered.stand_in,
    bots: {},
  };
}

/** What can be chosen besides the number of players. */
export function choicesOf(offered: GameOffered): Choice[] {
  return offered.setup.filter((choice) => choice.name !== 'players');
}

/** What the server is asked for; bots on seats that there are. */
export function wantedOf(draft: Draft, name: string): Wanted {
  const bots = Object.entries(draft.bots).filter(([seat]) => Number(seat) < draft.players);
  return {
    game: draft.game,
    name,
    setup: { players: draft.players, ...draft.values },
    speed: draft.speed,
    pace: draft.pace,
    public: draft.public,
    spectators: draft.spectators,
    notes: draft.notes,
    links: draft.links,
    handover: draft.handover,
    advice: draft.advice,
    stand_in: draft.standIn,
    bots: Object.fromEntries(bots),
  };
}
