/** A card that was thrown and lies beside the discard pile until it is judged: it goes on from there. */
import type { Target } from '../question/targets';
import type { Beat } from './beats';

export function fromThrown(beat: Beat, thrown: Target): Beat {
  if (!beat.flights.some(({ from }) => from === thrown)) return beat;
  const flights = beat.flights.map((flight) => {
    if (flight.from !== thrown) return flight;
    const { returns, ...other } = flight;
    return { ...other, from: 'thrown' as const, to: returns === true ? thrown : flight.to };
  });
  return { ...beat, flights, closed: [...beat.closed, thrown] };
}

/** Whether the top of the discard pile goes elsewhere. */
export function isLift({ flights }: Beat): boolean {
  return flights.some(({ from }) => from === 'discard');
}
