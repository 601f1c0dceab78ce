/** The Fluent files of src/backroom/locales, each loaded when somebody asks for it. */
import { FluentResource } from '@fluent/bundle';

const FOLDER = '../../../src/backroom/locales';
const files = import.meta.glob<string>('../../../src/backroom/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const reading = new Map<string, Promise<FluentResource>>(); // by their paths

/** The texts of one pack in one language. What could not be loaded is asked for again the next time. */
export function readPack(language: string, pack: string): Promise<FluentResource> {
  const path = `${FOLDER}/${language}/${pack}.ftl`;
  const load = files[path];
  if (load === undefined) return Promise.reject(new Error(`there are no texts called ${pack}`));
  const known = reading.get(path);
  if (known !== undefined) return known;
  const resource = load().then((source) => new FluentResource(source));
  reading.set(path, resource);
  resource.catch(() => reading.delete(path));
  return resource;
}
