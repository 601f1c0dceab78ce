/** The faces of the characters. */
import type { Portraits } from '../../characters/portraits';
import address from './pictures/portraits?sprite';

const portraits: Portraits = { address, levels: ['rookie', 'regular', 'adviser', 'boss', 'don'] };

export default portraits;
