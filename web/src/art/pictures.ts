/** The drawings by name, and where each is found. */
import type { CardName, GangsterName } from '../protocol/omerta';
import cards from './pictures/cards?sprite';
import posters from './pictures/posters?sprite';

export const GANGSTERS = [
  'al_capone',
  'johnny_torrio',
  'lucky_luciano',
  'meyer_lansky',
  'virginia_hill',
] as const satisfies GangsterName[];
export const COVERS = ['cover_omerta', 'cover_organized_crime'] as const;
export const ICONS = [
  'icon_again',
  'icon_back',
  'icon_bot',
  'icon_card',
  'icon_chat',
  'icon_check',
  'icon_clock',
  'icon_close',
  'icon_copy',
  'icon_crown',
  'icon_dice',
  'icon_discard',
  'icon_down',
  'icon_download',
  'icon_draw',
  'icon_eye',
  'icon_first',
  'icon_forward',
  'icon_help',
  'icon_hint',
  'icon_keyboard',
  'icon_kick',
  'icon_language',
  'icon_last',
  'icon_leave',
  'icon_link',
  'icon_log',
  'icon_menu',
  'icon_minus',
  'icon_money',
  'icon_more',
  'icon_note',
  'icon_offline',
  'icon_omerta',
  'icon_pause',
  'icon_person',
  'icon_play',
  'icon_plus',
  'icon_search',
  'icon_settings',
  'icon_share',
  'icon_snap',
  'icon_sound_off',
  'icon_sound_on',
  'icon_theme',
  'icon_trophy',
  'icon_up',
  'icon_vote',
  'icon_warning',
] as const;

export type PictureName =
  CardName | 'back' | 'safe' | 'logo' | GangsterName | (typeof COVERS)[number] | (typeof ICONS)[number];

/** The address for <use>: cards and icons are one file, so that no request tells which card is up. */
export function addressOf(picture: PictureName): string {
  return `${isPoster(picture) ? posters : cards}#${picture}`;
}

/** The box that a picture is drawn in. */
export function boxOf(picture: PictureName): string {
  if (picture.startsWith('icon_')) return '0 0 24 24';
  if (picture.startsWith('cover_')) return '0 0 600 400';
  if (picture === 'logo' || picture === 'safe' || isPoster(picture)) return '0 0 200 200';
  return '0 0 200 280';
}

function isPoster(picture: string): boolean {
  return picture.startsWith('cover_') || (GANGSTERS as readonly string[]).includes(picture);
}
