/** The page once for each language, which asks for the texts and letters of that language from the beginning. */
import type { Plugin } from 'vite';
import { LANGUAGES } from '../text/languages.ts';
import { firstFile } from './texts.ts';

const PAGE = 'index.html';

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
        for (const [language, name] of Object.entries(LANGUAGES)) {
          const texts = files.find(
            (file) => file.type === 'chunk' && file.facadeModuleId === firstFile(language),
          );
          if (texts === undefined) throw new Error(`there are no texts for a first visit in ${language}`);
          const fonts = Object.keys(bundle).filter(isLetters(alphabetOf(name)));
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

/** The alphabet that a language writes its own name in. */
function alphabetOf(name: string): string {
  return /\p{Script=Cyrillic}/u.test(name) ? 'cyrillic' : 'latin';
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
