/** What contracts are worth to those who own them. */
import type { Notable } from '../data.ts';
import { seen } from './seen.ts';

/** What a contract is worth over a whole game, and what it gives at once. */
const POWER: Readonly<Record<Notable, readonly [whole: number, atOnce: number]>> = {
  portugueseTrader: [2.5, 0],
  sufi: [1, 1.2],
  takshaka: [2.5, 0],
  mahout: [3, 0],
  khatib: [3, 0],
  frenchTrader: [4, 0],
  dyer: [3, 0],
  cook: [2, 0],
  muezzin: [2, 0],
  jagirdar: [4, 0],
  caliph: [1.5, 0],
  calligrapher: [2, 0],
  mullah: [3, 0],
  englishTrader: [2.5, 0],
  mosaicMaker: [2, 1],
  mujtahida: [2, 5],
  dutchTrader: [2, 2],
  painter: [2, 1.2],
  subadar: [2, 2],
  sadrUsSudur: [1, 2],
  grandMufti: [0, 4],
  grandImam: [0, 3],
  courtArtist: [0, 3],
  dewan: [0, 3],
};

/** What a contract would be worth to whoever won it now. */
export function contractWorth(id: Notable): number {
  const [whole, atOnce] = POWER[id];
  return whole * seen.horizon + atOnce;
}

/** What a contract does for its owner from now on. */
export function powerWorth(id: Notable): number {
  return POWER[id][0] * seen.horizon;
}
