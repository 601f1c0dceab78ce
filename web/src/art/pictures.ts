/** The client's shared drawings by name, and where each is found; a game has its own. */
import icons from './pictures/icons?sprite';
import portraits from './pictures/portraits?sprite';

/** A drawing in a sprite: the address for <use>, and the box that it is drawn in. */
export interface Drawing {
  address: string;
  box: string;
}

export const PORTRAITS = [
  'al_capone',
  'johnny_torrio',
  'lucky_luciano',
  'meyer_lansky',
  'virginia_hill',
] as const;
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
  'icon_pause',
  'icon_person',
  'icon_play',
  'icon_plus',
  'icon_search',
  'icon_settings',
  'icon_share',
  'icon_since',
  'icon_snap',
  'icon_sound_off',
  'icon_sound_on',
  'icon_theme',
  'icon_trophy',
  'icon_up',
  'icon_vote',
  'icon_warning',
] as const;

export type PictureName = 'safe' | 'logo' | (typeof PORTRAITS)[number] | (typeof ICONS)[number];

export function drawingOf(picture: PictureName): Drawing {
  const sprite = (PORTRAITS as readonly string[]).includes(picture) ? portraits : icons;
  return { address: `${sprite}#${picture}`, box: picture.startsWith('icon_') ? '0 0 24 24' : '0 0 200 200' };
}
