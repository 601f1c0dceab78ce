/** What OMERTA adds to a result that is shown to others. */
import type { Evening } from '../../../share/result';
import type { Setup } from '../protocol/types';
import { bestOf, figuresOf, points } from './figures';

export const EVENING: Evening = {
  score: points,
  figures: ({ table, highlights, reader }) =>
    figuresOf(highlights, (table.setup as Setup).rounds, reader.nameOf),
  best: ({ highlights, reader }) => (highlights === null ? null : bestOf(highlights, reader)),
};
