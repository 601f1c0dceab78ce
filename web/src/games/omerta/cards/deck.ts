/** The drawings of the cards: one file, so that no request tells which card is up. */
import type { Drawing } from '../../../art/pictures';
import deck from '../pictures/cards?sprite';
import type { CardName } from '../protocol/types';

export function faceOf(card: CardName | 'back'): Drawing {
  return { address: `${deck}#${card}`, box: '0 0 200 280' };
}
