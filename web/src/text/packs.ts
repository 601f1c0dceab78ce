/** The Fluent files of src/backroom/locales, each loaded when somebody asks for it. */
import { FluentResource } from '@fluent/bundle';

/** What a first visit needs, which comes in one file for each language. */
export const FIRST = ['house', 'omerta', 'table'] as const;

type Texts = Record<(typeof FIRST)[number], string>;

const FOLDER = '../../../src/backroom/locales';
const firsts = import.meta.glob<Texts>('./first/*.ts');
const files = import.meta.glob<string>(
  [
    '../../../src/backroom/locales/*/*.ftl',
    '!../../../src/backroom/locales/*/house.ftl',
    '!../../../src/backroom/locales/*/omerta.ftl',
    '!../../../src/backroom/locales/*/table.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const reading = new Map<string, Promise<FluentResource>>(); // by their paths

/** The texts of one pack in one language. What could not be loaded is asked for again the next time. */
export function readPack(language: string, pack: string): Promise<FluentResource> {
  const path = `${language}/${pack}`;
  const known = reading.get(path);
  if (known !== undefined) return known;
  const resource = load(language, pack).then((source) => new FluentResource(source));
  reading.set(path, resource);
  resource.catch(() => reading.delete(path));
  return resource;
}

async function load(language: string, pack: string): Promise<string> {
  const first = FIRST.find((name) => name === pack);
  const source =
    first === undefined
      ? await files[`${FOLDER}/${language}/${pack}.ftl`]?.()
      : (await firsts[`./first/${language}.ts`]?.())?.[first];
  if (source === undefined) throw new Error(`there are no texts called ${pack}`);
  return source;
}
