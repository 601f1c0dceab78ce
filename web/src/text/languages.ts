/** The languages of the client, each by its own name; its texts are a folder in src/backroom/locales. */
export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  ru: 'Русский',
} as const;

export type Language = keyof typeof LANGUAGES;
export const DEFAULT: Language = 'en';
