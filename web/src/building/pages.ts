/** The page once for each language, which asks for the texts and letters of that language from the beginning. */
import type { Plugin } from 'vite';

const PAGE = 'index.html';
const LANGUAGES = ['en', 'fr', 'nl', 'ru'];
const CYRILLIC = new Set(['ru']);

export function pages(): Plugin {
  return {
    name: 'backroom-pages',
    enforce: 'post',
    generateBundle: {
      order: 'post', // after the page itself
      handler(_, bundle) {
        const page = bundle[PAGE];
        if (page?.type !== 'asset') throw new Error('there is no page');
        const files = Object.values(bundle);
        for (const language of LANGUAGES) {
          const texts = files.find((file) => file.type === 'chunk' && isFirst(language, file.facadeModuleId));
          if (texts === undefined) throw new Error(`there are no texts for a first visit in ${language}`);
          const fonts = Object.keys(bundle).filter(isLetters(CYRILLIC.has(language) ? 'cyrillic' : 'latin'));
          this.emitFile({
            type: 'asset',
            fileName: `index.${language}.html`,
            source: pageIn(language, String(page.source), texts.fileName, fonts),
          });
        }
      },
    },
  };
}

/** Whether a file is what a first visit says in a language. */
function isFirst(language: string, module: string | null): boolean {
  return module?.endsWith(`/text/first/${language}.ts`) ?? false;
}

function isLetters(alphabet: string): (file: string) => boolean {
  const name = new RegExp(`-${alphabet}-\\w+-normal-[^/]+\\.woff2$`);
  return (file) => name.test(file);
}

/** What the page would ask for only once it runs, and, behind everything it needs to run, its letters. */
export function pageIn(language: string, page: string, texts: string, fonts: readonly string[]): string {
  const wanted = [
    `<link rel="modulepreload" crossorigin href="/${texts}">`,
    ...fonts.map(
      (font) =>
        `<link rel="preload" crossorigin fetchpriority="low" as="font" type="font/woff2" href="/${font}">`,
    ),
  ];
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('</head>', `${wanted.map((link) => `  ${link}\n  `).join('')}</head>`);
}
