import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    // Small assets stay files: a content security policy need not allow data addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The push worker is no part of the page: it keeps its address, whatever is in it.
      input: { index: 'index.html', push: 'src/web/push.worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'push' ? 'push.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'plot', test: /node_modules[\\/](d3-|internmap)/ },
          ],
        },
      },
    },
  },
});
