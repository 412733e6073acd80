/**
 * Puts the style of the start page into the page itself: on a slow net it comes with the first answer instead of a round trip
 * later. The server allows it by its hash (`src/server/page.ts`).
 */
import type { Plugin, Rollup } from 'vite';

/** Takes the style that the chunk brings along out of the bundle, so that no part of the page fetches it. */
function takeStyle(bundle: Rollup.OutputBundle, chunk: Rollup.OutputChunk): string {
  const files = chunk.viteMetadata?.importedCss ?? new Set();
  const style = [...files].map((name) => {
    const file = bundle[name];
    delete bundle[name];
    return file?.type === 'asset' ? String(file.source) : '';
  });
  files.clear();
  return style.join('').trim();
}

export function inlineStyle(): Plugin {
  let style = '';
  return {
    name: 'durbar:inline-style',
    apply: 'build',
    generateBundle: {
      // Before the parts of the page are told what to fetch.
      order: 'pre',
      handler(_, bundle) {
        const shell = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'shell');
        if (shell?.type === 'chunk') style = takeStyle(bundle, shell);
        if (style === '') this.error('the start page has no style of its own');
      },
    },
    transformIndexHtml: { order: 'post', handler: () => [{ tag: 'style', children: style, injectTo: 'head' }] },
  };
}
