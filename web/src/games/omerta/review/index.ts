import type { Review } from '../../plug';
import { ACCOUNT } from './account';
import Board from './Board.svelte';

const review: Review = { Board, account: () => ACCOUNT };

export default review;
