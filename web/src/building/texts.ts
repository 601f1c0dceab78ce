/** The Fluent files as modules: one for each language with what a first visit says, which knows how to load the rest. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { FIRST_PACKS } from '../text/first.ts';
import { LANGUAGES } from '../text/languages.ts';

const NAME = 'virtual:texts';
const RESOLVED = `\0${NAME}`;
const FOLDER = normalizePath(resolve(import.meta.dirname, '../text/first')); // where those of the languages seem to lie
const LOCALES = normalizePath(resolve(import.meta.dirname, '../../../src/backroom/locales'));

export function texts(): Plugin {
  const languages = Object.keys(LANGUAGES);
  return {
    name: 'backroom-texts',
    resolveId(id) {
      if (id === NAME) return RESOLVED;
      // in development an address begins at the folder of the client
      return languages.map(firstFile).find((file) => file.endsWith(id)) ?? null;
    },
    load(id) {
      if (id === RESOLVED) return allLanguages(languages);
      const language = languages.find((one) => id === firstFile(one));
      return language === undefined ? null : oneLanguage(`${LOCALES}/${language}`);
    },
  };
}

/** The module of a language. */
export function firstFile(language: string): string {
  return `${FOLDER}/${language}.ts`;
}

function allLanguages(languages: readonly string[]): string {
  return `export const LANGUAGES = {${languages.map((one) => loader(one, firstFile(one))).join()}};\n`;
}

function oneLanguage(folder: string): string {
  const packs = readdirSync(folder).map((file) => file.replace(/\.ftl$/, ''));
  const later = packs.filter((pack) => !FIRST_PACKS.includes(pack));
  return [
    ...FIRST_PACKS.map((pack) => `import ${pack} from ${JSON.stringify(`${folder}/${pack}.ftl?raw`)};`),
    `export const first = {${FIRST_PACKS.join()}};`,
    `export const later = {${later.map((pack) => loader(pack, `${folder}/${pack}.ftl?raw`)).join()}};`,
  ].join('\n');
}

function loader(name: string, module: string): string {
  return `${name}: () => import(${JSON.stringify(module)})`;
}
