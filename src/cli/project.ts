/** The folder that this program lives in: where its pages, tests and caches are. */
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
