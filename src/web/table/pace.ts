/** How long a bot takes at least, in milliseconds: what it does can then be followed. */
import type { Settings } from '../keep/settings.ts';

export const PAUSE_MS: Readonly<Record<Settings['pace'], number>> = { calm: 900, brisk: 350, instant: 0 };
