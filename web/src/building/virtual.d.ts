/** What the plugin in texts.ts gives: how each language is loaded. */
declare module 'virtual:texts' {
  interface Texts {
    first: Record<string, string>; // packs that are there at once
    later: Record<string, () => Promise<{ default: string }>>; // the others
  }
  export const LANGUAGES: Record<string, () => Promise<Texts>>;
}
