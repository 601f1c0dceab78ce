import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { sprite } from './src/art/sprite.ts';
import { chunkOf } from './src/building/chunks.ts';
import { compressed } from './src/building/compressed.ts';
import { pages } from './src/building/pages.ts';
import { texts } from './src/building/texts.ts';

export default defineConfig({
  plugins: [svelte(), sprite(), texts(), pages(), compressed()],
  build: {
    outDir: '../src/backroom/web/static',
    emptyOutDir: true,
    manifest: true, // from which the weight of a first visit is counted
    assetsInlineLimit: 0, // the pages allow no data: addresses but for images
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/worker.ts' },
      output: {
        // a service worker keeps its address
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: chunkOf, debugName: 'first visit' }] },
      },
    },
  },
  server: {
    fs: { allow: ['.', '../src/backroom/locales'] },
    proxy: { '/api': 'http://127.0.0.1:4270', '/ws': { target: 'ws://127.0.0.1:4270', ws: true } },
  },
});
