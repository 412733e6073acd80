import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineStyle } from './scripts/inlineStyle.ts';
import { precache } from './scripts/precache.ts';

export default defineConfig({
  base: '/',
  plugins: [react(), inlineStyle(), precache()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // Small assets stay files: a content security policy need not allow data addresses.
    assetsInlineLimit: 0,
    // Every browser that can run this page knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The workers are no part of the page: they keep their addresses, whatever is in them.
      input: { index: 'index.html', offline: 'src/web/offline.worker.ts', push: 'src/web/push.worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'index' ? 'assets/[name]-[hash].js' : '[name].js'),
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            { name: 'plot', test: /node_modules[\\/](d3-|internmap)/, priority: 2 },
            // What the start page needs comes in few files: on a slow net every batch of them is a round trip.
            { name: 'shell', tags: ['$initial'], test: /src[\\/](?!web[\\/]\w+\.worker)/, priority: 1 },
          ],
        },
      },
    },
  },
});
