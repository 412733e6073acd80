/** Loads a game's modules and tests afresh, again and again in one thread, with one file changed if wanted. */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** One file with another text. */
export interface Change {
  readonly file: string;
  readonly text: string;
}

const STAND_IN = new URL('./vitest.ts', import.meta.url).href;
const AGAIN = 'again';

/** From here on vitest is the stand-in, and whatever `loadAfresh` loads below `folder` is loaded once for each call. */
export function prepare(folder: string): void {
  const inside = pathToFileURL(`${folder}/`).href;
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL ?? '';
      if (specifier === 'vitest' && parent !== STAND_IN) return { url: STAND_IN, shortCircuit: true };
      const resolved = next(specifier, context);
      const round = new URL(parent || 'file:').searchParams.get(AGAIN);
      if (round === null || !resolved.url.startsWith(inside)) return resolved;
      return { ...resolved, url: `${resolved.url}?${AGAIN}=${round}` };
    },
    load(url, context, next) {
      if (!url.includes(`?${AGAIN}=`)) return next(url, context);
      return { format: 'module', source: sourceOf(fileURLToPath(url.replace(/\?.*$/, ''))), shortCircuit: true };
    },
  });
}

const stripped = new Map<string, string>();
let changed: Change | null = null;
let round = 0;

function sourceOf(file: string): string {
  if (file === changed?.file) return stripTypeScriptTypes(changed.text);
  const known = stripped.get(file) ?? stripTypeScriptTypes(readFileSync(file, 'utf8'));
  stripped.set(file, known);
  return known;
}

/** Loads these files, and what they import below the prepared folder, with the change. */
export async function loadAfresh(files: readonly string[], change: Change | null): Promise<void> {
  changed = change;
  round++;
  for (const file of files) await import(addressOf(file));
}

/** What a file exports, as the last `loadAfresh` has loaded it. */
export async function loaded(file: string): Promise<object> {
  return await import(addressOf(file));
}

function addressOf(file: string): string {
  return `${pathToFileURL(file).href}?${AGAIN}=${round}`;
}
