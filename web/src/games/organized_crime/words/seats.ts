/** Who sits at a table of this game. */
import { seatName as nameAt, type Sitting } from '../../../characters/names';

/** Who sits there, as everybody calls them. */
export function seatName(seats: readonly Sitting[], seat: number): string {
  return nameAt('organized_crime', seats, seat);
}
