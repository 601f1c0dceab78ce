/** The languages of the house, each by its own name. Its texts are a folder of src/backroom/locales. */
export const LANGUAGES = { en: 'English', fr: 'Français', nl: 'Nederlands', ru: 'Русский' } as const;

export type Language = keyof typeof LANGUAGES;
export const DEFAULT: Language = 'en';
