import { FIRST_GAME } from '../games/first.ts';

/** Which modules come together in one file: a browser asks for six at a time, and each wave of them is a round trip. */
const PAGE = /[\\/]src[\\/]main\.ts$/; // what every visit runs
const TABLE = new RegExp(`[\\\\/]src[\\\\/]games[\\\\/]${FIRST_GAME}[\\\\/]table[\\\\/]Table\\.svelte$`);

export interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** The file a module belongs in; null leaves it to the bundler. */
export function chunkOf(id: string, modules: Modules): string | null {
  if (isPartOf(PAGE, id, modules)) return 'house';
  return isPartOf(TABLE, id, modules) ? FIRST_GAME : null;
}

/** Whether something is there as soon as another module is: that imports it, or something does that it imports. */
function isPartOf(whole: RegExp, id: string, modules: Modules): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (whole.test(one)) return true;
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}
