/** What the page knows of each game before it is opened. Its rules are one line more in `rules.ts`, its guided game in `guides.ts`. */
import { type ComponentType, lazy } from 'react';
import type { Game } from '../kernel/index.ts';
import type { GameUi, Language } from '../ui/contract.ts';
import type { Paint } from './faces.ts';
import { RULES } from './rules.ts';

const RED: Paint = { fill: '#b5342b', edge: '#7c1f1a', ink: '#ffffff' };
const YELLOW: Paint = { fill: '#e8bb3a', edge: '#8f6a10', ink: '#3a2a05' };
const TEAL: Paint = { fill: '#1e8f97', edge: '#0f5d63', ink: '#ffffff' };
const NIGHT: Paint = { fill: '#37323d', edge: '#17141b', ink: '#ffffff' };
const ORANGE: Paint = { fill: '#e07a2c', edge: '#93430d', ink: '#2a1100' };
const ROSE: Paint = { fill: '#b0347f', edge: '#6f1a4d', ink: '#ffffff' };
const SLATE: Paint = { fill: '#6b7480', edge: '#3e454e', ink: '#ffffff' };
const GREEN: Paint = { fill: '#2f8a66', edge: '#17573d', ink: '#ffffff' };
const VIOLET: Paint = { fill: '#7a4f9c', edge: '#4b2d66', ink: '#ffffff' };
const BROWN: Paint = { fill: '#9a6331', edge: '#5f3a17', ink: '#ffffff' };

const GAME_IDS = ['agra', 'amul', 'bombay', 'rajas'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The games with a guided first game (`guides.ts`). */
export const TAUGHT: readonly GameId[] = ['agra', 'amul', 'bombay', 'rajas'];

export interface GameEntry {
  readonly id: GameId;
  readonly name: string;
  readonly players: readonly [number, number];
  /** About how long a game takes among people who know it. */
  readonly minutes: readonly [number, number];
  /** How much there is to think about, from 1 to 5. */
  readonly weight: number;
  readonly Picture: ComponentType;
  /** The colours of its pieces by seat, apart from those of its goods and dice; absent for those of the house. */
  readonly paints?: readonly Paint[];
  readonly designers: readonly string[];
  readonly publisher: string;
  loadUi(language: Language): Promise<GameUi>;
}

/** On a slow net a game can be begun before its picture is there. */
function picture(name: keyof typeof import('./start/pictures/index.ts')): ComponentType {
  return lazy(async () => ({ default: (await import('./start/pictures/index.ts'))[name] }));
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'agra',
    name: 'Agra',
    players: [2, 4],
    minutes: [60, 90],
    weight: 4,
    Picture: picture('AgraPicture'),
    paints: [TEAL, ORANGE, YELLOW, ROSE],
    designers: ['Michael Keller'],
    publisher: 'Quined Games',
    loadUi: async (language) => {
      const { agraUi } = await import('../games/agra/board/index.tsx');
      return agraUi(language);
    },
  },
  {
    id: 'amul',
    name: 'Amul',
    players: [3, 8],
    minutes: [30, 60],
    weight: 2,
    Picture: picture('AmulPicture'),
    paints: [RED, SLATE, GREEN, VIOLET, BROWN, TEAL, YELLOW, NIGHT],
    designers: ['Remo Conzadori', 'Stefano Negro'],
    publisher: 'Lautapelit.fi',
    loadUi: async (language) => {
      const { amulUi } = await import('../games/amul/board/index.tsx');
      return amulUi(language);
    },
  },
  {
    id: 'bombay',
    name: 'Bombay',
    players: [2, 5],
    minutes: [45, 60],
    weight: 2,
    Picture: picture('BombayPicture'),
    designers: ['Cyril Demaegd'],
    publisher: 'Ystari Games',
    loadUi: async (language) => {
      const { bombayUi } = await import('../games/bombay/board/index.tsx');
      return bombayUi(language);
    },
  },
  {
    id: 'rajas',
    name: 'Rajas of the Ganges',
    players: [2, 4],
    minutes: [45, 75],
    weight: 3,
    Picture: picture('RajasPicture'),
    paints: [RED, YELLOW, NIGHT, TEAL],
    designers: ['Inka Brand', 'Markus Brand'],
    publisher: 'HUCH',
    loadUi: async (language) => {
      const { rajasUi } = await import('../games/rajas/board/index.tsx');
      return rajasUi(language);
    },
  },
];

export function entryOf(id: string): GameEntry | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

export interface Loaded {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly ui: GameUi;
}

/** A game with its screen in one language; null for a game that is unknown. */
export async function loadGame(id: string, language: Language): Promise<Loaded | null> {
  const entry = entryOf(id);
  const rules = RULES[id];
  if (!entry || !rules) return null;
  const [game, ui] = await Promise.all([rules(), entry.loadUi(language)]);
  return { entry, game, ui };
}
