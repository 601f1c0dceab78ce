/** Compresses every part of a build as far as it goes, for browsers that accept it compressed. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib';
import type { Plugin } from 'vite';

const KINDS = new Set(['.js', '.css', '.svg']);
const toBrotli = promisify(brotliCompress); // which tries its best unless told otherwise
const toGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'backroom-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
    },
    async closeBundle() {
      const files = (await readdir(folder)).filter((file) => KINDS.has(extname(file)));
      await Promise.all(files.map((file) => compress(join(folder, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  await writeFile(`${path}.br`, await toBrotli(plain));
  await writeFile(`${path}.gz`, await toGzip(plain, { level: 9 }));
}
