/** The Fluent files of src/backroom/locales, each loaded when somebody asks for it. */
import { FluentResource } from '@fluent/bundle';
import { LANGUAGES } from 'virtual:texts';

const reading = new Map<string, Promise<FluentResource>>(); // by their paths

/** Whether there are texts of this name. */
export async function hasPack(language: string, pack: string): Promise<boolean> {
  const texts = await LANGUAGES[language]?.();
  return texts !== undefined && (pack in texts.first || pack in texts.later);
}

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
  const texts = await LANGUAGES[language]?.();
  const source = texts?.first[pack] ?? (await texts?.later[pack]?.())?.default;
  if (source === undefined) throw new Error(`there are no texts called ${pack}`);
  return source;
}
