/** Small gestures of a face, when something happened to whoever has it. */

export type GestureKind = 'shaken' | 'cheers' | 'winces';

export interface Gesture {
  kind: GestureKind;
  milliseconds: number;
}

/** How each is moved. */
export const MOVES: Readonly<Record<GestureKind, Keyframe[]>> = {
  shaken: [0, -14, 12, -9, 6, 0].map((degrees) => ({ transform: `rotate(${degrees}deg)` })),
  cheers: [
    { transform: 'none' },
    { transform: 'translateY(-28%) scale(1.18)' },
    { transform: 'translateY(4%) scale(0.96)' },
    { transform: 'none' },
  ],
  winces: [
    { transform: 'none' },
    { transform: 'translateY(12%) rotate(-10deg) scale(0.9)', filter: 'saturate(0.4)' },
    { transform: 'translateY(12%) rotate(-10deg) scale(0.9)', filter: 'saturate(0.4)' },
    { transform: 'none' },
  ],
};

/** Something that a face answers to. */
export interface Gesturing {
  seat: number;
  kind: GestureKind;
}
