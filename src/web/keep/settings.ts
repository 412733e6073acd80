/** What a person has chosen for this device. Anything unknown or damaged falls back to its default. */
import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '../../ui/contract.ts';
import { storehouse } from './storage.ts';

export interface Settings {
  /** Null: the browser's language. */
  readonly language: Language | null;
  readonly name: string;
  readonly sound: 'off' | 'on';
  readonly motion: 'system' | 'on' | 'off';
  readonly theme: 'system' | 'light' | 'dark';
  readonly seats: 'house' | 'clear';
  readonly letters: 'on' | 'off';
  readonly touch: 'confirm' | 'direct';
  readonly pace: 'calm' | 'brisk' | 'instant';
  readonly hints: 'on' | 'off';
}

/** The allowed values of each choice, the default first. */
export const CHOICES = {
  sound: ['off', 'on'],
  motion: ['system', 'on', 'off'],
  theme: ['system', 'light', 'dark'],
  seats: ['house', 'clear'],
  letters: ['on', 'off'],
  touch: ['confirm', 'direct'],
  pace: ['calm', 'brisk', 'instant'],
  hints: ['on', 'off'],
} as const satisfies { readonly [K in keyof Settings]?: readonly Settings[K][] };

export type Choice = keyof typeof CHOICES;
export const NAME_LIMIT = 24;
const KEY = 'settings';

function oneOf<T>(values: readonly [T, ...T[]], given: unknown): T {
  return values.find((value) => value === given) ?? values[0];
}

export function readSettings(text: string | null): Settings {
  let data: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) data = parsed;
  } catch {
    data = {};
  }
  return {
    language: LANGUAGES.find((language) => language === data.language) ?? null,
    name: typeof data.name === 'string' ? data.name.slice(0, NAME_LIMIT) : '',
    sound: oneOf(CHOICES.sound, data.sound),
    motion: oneOf(CHOICES.motion, data.motion),
    theme: oneOf(CHOICES.theme, data.theme),
    seats: oneOf(CHOICES.seats, data.seats),
    letters: oneOf(CHOICES.letters, data.letters),
    touch: oneOf(CHOICES.touch, data.touch),
    pace: oneOf(CHOICES.pace, data.pace),
    hints: oneOf(CHOICES.hints, data.hints),
  };
}

let settings = readSettings(storehouse.read(KEY));
const watchers = new Set<() => void>();

export function currentSettings(): Settings {
  return settings;
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  storehouse.write(KEY, JSON.stringify(settings));
  for (const watcher of watchers) watcher();
}

function watchSettings(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function useSettings(): Settings {
  return useSyncExternalStore(watchSettings, currentSettings);
}
