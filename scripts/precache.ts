/**
 * Writes down what the build has made: all files of the page, for the worker that keeps them (`src/web/offline.worker.ts`), and
 * the words of each language, for the server that sends them along with the page (`src/server/page.ts`).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import type { Built } from '../src/web/offline.worker.ts';

const WORKER = 'offline.js';
/** Workers are no part of the page; pictures for home screens are asked for by the system, once. */
const NOT_KEPT = [/^(offline|push)\.js$/, /^icons\/.*\.png$/, /\.br$/, /^\./, /^words\.json$/];
const WORDS = /\/src\/web\/text\/(en|fr|nl)\.ts$/;

/** The files of each language's words that the page does not name: else it asks for them only when its code runs. */
function wordsIn(bundle: Rollup.OutputBundle, page: string): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const file of Object.values(bundle)) {
    const language =
      file.type === 'chunk' ? WORDS.exec(file.facadeModuleId?.replaceAll('\\', '/') ?? '')?.[1] : undefined;
    if (file.type === 'chunk' && language)
      words[language] = [file.fileName, ...file.imports]
        .map((name) => `/${name}`)
        .filter((path) => !page.includes(path));
  }
  return words;
}

export function precache(): Plugin {
  return {
    name: 'durbar:precache',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      writeFileSync(
        join(dir, 'words.json'),
        JSON.stringify(wordsIn(bundle, readFileSync(join(dir, 'index.html'), 'utf8'))),
      );
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((file) => !NOT_KEPT.some((pattern) => pattern.test(file)))
        .sort();
      const mark = createHash('sha256');
      for (const file of files) mark.update(file).update(readFileSync(join(dir, file)));
      const built: Built = { mark: mark.digest('hex').slice(0, 16), files: files.map((file) => `/${file}`) };
      const worker = join(dir, WORKER);
      writeFileSync(worker, `self.BUILT=${JSON.stringify(built)};\n${readFileSync(worker, 'utf8')}`);
    },
  };
}
