/** The small pages behind the links of letters, in the colours of the house. They work without the page's script. */
import type { FastifyReply } from 'fastify';

/** In a file of its own: the house allows nothing inline. The colours are those of src/ui/tokens.css. */
export const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; padding: 12vh 1rem 2rem; background: light-dark(#e9dcc0, #12172f); color: light-dark(#2b2430, #f7f0e1);
  font: 1.125rem/1.5 Mukta, "Segoe UI", system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 2rem; border-radius: 14px; background: light-dark(#fffaf0, #222a52); }
h1 { margin: 0; font: 600 1.75rem/1.2 Eczar, Georgia, serif; color: light-dark(#232c55, #f5e3b8); }
button { padding: 0.6rem 1.25rem; border: 0; border-radius: 10px; background: light-dark(#2e7a60, #6dc0a1);
  color: light-dark(#ffffff, #0c2a20); font: inherit; cursor: pointer; }
a { color: inherit; }
:focus-visible { outline: 3px solid light-dark(#1d4fa8, #ffe08a); outline-offset: 2px; }
`;

export const say = (words: string) => `<p>${words}</p>`;
/** It posts to the page's own address, which holds the token. */
export const button = (words: string) => `<form method="post"><button>${words}</button></form>`;
export const home = (words: string) => `<p><a href="/">${words}</a></p>`;

/** Our own words and nothing else, so nothing in them needs escaping. */
export function page(reply: FastifyReply, language: string, title: string, body: string): FastifyReply {
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} · Durbar</title>` +
        `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/letters.css"></head>` +
        `<body><main><h1>${title}</h1>${body}</main></body></html>`,
    );
}
