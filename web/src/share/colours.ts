/** What the picture of a result is painted with: the colours of a poster at night. */
export const COLOURS = {
  night: '#15110e',
  wine: '#5b171c',
  dark: '#2a0d10',
  brass: '#c9993f',
  gold: '#ffe7b0',
  lit: '#ffd77a',
  text: '#f4e9d1',
  quiet: '#c9b791',
} as const;
