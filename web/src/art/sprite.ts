/** A folder of drawings served as one file: `import address from './pictures/cards?sprite'`. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const QUERY = '?sprite';
const IN_DEVELOPMENT = '/@sprite'; // where `npm run dev` serves a folder, drawn again each time
const DRAWING = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="([\d ]+)">(.*)<\/svg>\s*$/s;

export function sprite(): Plugin {
  let building = false;
  return {
    name: 'backroom-sprite',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id, importer) {
      return id.endsWith(QUERY) && importer !== undefined ? resolve(dirname(importer), id) : null;
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const folder = id.slice(0, -QUERY.length);
      if (!building) return `export default ${JSON.stringify(IN_DEVELOPMENT + folder)}`;
      const name = `${basename(folder)}.svg`;
      const emitted = this.emitFile({ type: 'asset', name, source: joinDrawings(folder) });
      return `export default import.meta.ROLLUP_FILE_URL_${emitted}`;
    },
    configureServer(server) {
      server.middlewares.use(IN_DEVELOPMENT, (request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(joinDrawings(request.url ?? ''));
      });
    },
  };
}

/** One symbol for each drawing, named after its file. */
export function joinDrawings(folder: string): string {
  const symbols = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => symbolOf(basename(file, '.svg'), readFileSync(resolve(folder, file), 'utf8')));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

export function symbolOf(name: string, drawing: string): string {
  const [, viewBox, content] = DRAWING.exec(drawing) ?? [];
  if (viewBox === undefined || content === undefined)
    throw new Error(`${name}.svg is not drawn as the others are`);
  return `<symbol id="${name}" viewBox="${viewBox}">${content.replaceAll(/>\s+</g, '><').trim()}</symbol>`;
}
