import type { Review } from '../../plug';
import type { Printed } from '../protocol/types';
import { accountOf } from './account';
import Beside from './Beside.svelte';
import Board from './Board.svelte';

const review: Review = {
  Board,
  Beside,
  account: (printed, { seats }) => accountOf(printed as Printed, seats),
  told: 'steps',
};

export default review;
