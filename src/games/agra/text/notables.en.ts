/** The notables in English: their names and what their contracts do. */
import type { Notable } from '../data.ts';

export interface NotableWords {
  readonly name: string;
  /** What the contract does, in a few words for the bar. */
  readonly short: string;
  readonly power: string;
}

export const notables: Record<Notable, NotableWords> = {
  portugueseTrader: {
    name: 'Portuguese Trader',
    short: 'several goods paid',
    power: 'The Sailor may be paid with several goods worth at most 4 together. 1 rupee for each cloth you deliver.',
  },
  sufi: {
    name: 'Sufi',
    short: '+1 per curry',
    power: 'At once: your meditation counter moves on one space. 1 rupee for each curry you deliver.',
  },
  takshaka: {
    name: 'Takshaka',
    short: '+1 when building',
    power: 'Whenever you build: one more building value and 1 rupee.',
  },
  mahout: {
    name: 'Mahout',
    short: '+1 sandstone, wood',
    power: 'Each production of sandstone or wood yields one more.',
  },
  khatib: {
    name: 'Khatib',
    short: '+1 turmeric, cotton',
    power: 'Each production of turmeric or cotton yields one more.',
  },
  frenchTrader: {
    name: 'French Trader',
    short: 'one good per turn',
    power:
      'Once per turn: put one good here; it takes one each of value 1, 2 and 3. With the third: 5 rupees, and the markers return.',
  },
  dyer: {
    name: 'Dyer',
    short: '2 goods for 1',
    power:
      'After producing: return two of the goods for one other of the same street worth at most 2. 1 rupee for each dye you deliver.',
  },
  cook: {
    name: 'Cook',
    short: 'keeps 2 workers',
    power:
      'Keeps up to two of your ejected workers; each can be used for meditation. 1 rupee for each oil you deliver.',
  },
  muezzin: {
    name: 'Muezzin',
    short: '+1 meditation point',
    power: 'One more meditation point once per meditation phase.',
  },
  jagirdar: {
    name: 'Jagirdar',
    short: '+1 free delivery',
    power: 'Your Sailor has one more free delivery. After another’s Sailor you may deliver one good.',
  },
  caliph: {
    name: 'Caliph',
    short: 'cotton stands up 1',
    power: 'Once per turn: return a cotton to stand up one lying worker.',
  },
  calligrapher: {
    name: 'Calligrapher',
    short: 'peonage costs 1',
    power: 'Using your own occupied space costs 1 rupee. 1 rupee for each paper you deliver.',
  },
  mullah: {
    name: 'Mullah',
    short: '−1 favour per turn',
    power: 'Once per turn a favour action spends one favour less. 1 rupee for each brick you deliver.',
  },
  englishTrader: {
    name: 'English Trader',
    short: 'exchange',
    power: 'Once per turn: exchange a good for another of the same value.',
  },
  mosaicMaker: {
    name: 'Mosaic Maker',
    short: 'points for favours',
    power: 'At once: take any favour tile. Once per turn: 1 meditation point for 1 favour, or 3 points for 2.',
  },
  mujtahida: {
    name: 'Mujtahida',
    short: '+2 per statue',
    power: 'At once: build the first site free of charge, as with the Architect. 2 rupees for each statue you deliver.',
  },
  dutchTrader: {
    name: 'Dutch Trader',
    short: 'guilds at the end',
    power:
      'At the end: 1, 3, 6 rupees for orders in one, two, three guilds. 2 rupees for each piece of clothing you deliver.',
  },
  painter: {
    name: 'Painter',
    short: '+2 per painting',
    power:
      'At once: stand up as many as three workers and take a step of influence. 2 rupees for each painting you deliver.',
  },
  subadar: {
    name: 'Subadar',
    short: 'orders at the end',
    power: 'At the end: 1 rupee for each of your orders. 2 rupees for each book you deliver.',
  },
  sadrUsSudur: {
    name: 'Sadr us-Sudur',
    short: 'gifts at the end',
    power: 'At once: a gift onto a place of the same value. At the end: 1 rupee for each of your gifts.',
  },
  grandMufti: {
    name: 'Grand Mufti',
    short: 'sets at the end',
    power:
      'At once: 3 favours. At the end: 3 rupees for each set of three guild icons among your orders and contracts.',
  },
  grandImam: {
    name: 'Grand Imam',
    short: 'Scholars at the end',
    power: 'At once: 3 favours. At the end: 1 rupee for each of your orders and contracts of the Scholars.',
  },
  courtArtist: {
    name: 'Court Artist',
    short: 'Artists at the end',
    power: 'At once: 3 favours. At the end: 1 rupee for each of your orders and contracts of the Artists.',
  },
  dewan: {
    name: 'Dewan',
    short: 'Merchants at the end',
    power: 'At once: 3 favours. At the end: 1 rupee for each of your orders and contracts of the Merchants.',
  },
};
