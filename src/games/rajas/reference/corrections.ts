/** The words of the page for what can be corrected: the parts of its paths, and what may be printed there. */
import { placeOf } from '../box.ts';
import { EDGES, type Edge } from '../data.ts';
import { gainOf, NONE } from '../gains.ts';
import type { Words } from '../text/en.ts';
import type { ReferenceWords } from './en.ts';

type Says = (word: string) => string;

/** A gain by the name that a facts file has for it. */
export function gainWords(words: Words, { none }: ReferenceWords): Says {
  return (name) => {
    const gain = gainOf(name);
    return gain ? words.effect(gain) : name === NONE ? none : name;
  };
}

/** "rt-2", and the gains of river tiles. */
export function riverTileWords(words: Words, reference: ReferenceWords): Says {
  const gain = gainWords(words, reference);
  return (word) => (word.startsWith('rt-') ? reference.riverTile(Number(word.slice(3))) : gain(word));
}

/** The number of a yield tile, and the gains of yield tiles. */
export function yieldTileWords(words: Words, reference: ReferenceWords): Says {
  const gain = gainWords(words, reference);
  return (word) => (/^\d+$/.test(word) ? reference.yieldTile(Number(word)) : gain(word));
}

/** The outer side of a cell, what can be corrected of it, and what may be printed there. */
export function yieldWords(words: Words, reference: ReferenceWords): Says {
  const gain = gainWords(words, reference);
  const own: Readonly<Record<string, string>> = { ...reference.yieldParts, ...reference.slotColours };
  const edge = (one: Edge) => {
    const { cell, side } = placeOf(one);
    return `${words.cell[cell]}, ${words.side[side]}`;
  };
  return (word) => {
    const outer = EDGES.find((one) => one === word);
    return outer ? edge(outer) : (own[word] ?? gain(word));
  };
}

/** "34p-7" is the seventh space of the board for three and four players. */
export function spaceWords(reference: ReferenceWords): Says {
  return (word) => {
    if (word === 'quarry' || word === 'harbour') return reference.spaces[word];
    const [side = '', at = ''] = word.split('p-');
    return reference.spaceAt(side.split('').join('–'), Number(at));
  };
}

/** A cell before the residence. */
export function exitWords({ cell }: Words): Says {
  const cells: Readonly<Record<string, string>> = cell;
  return (word) => cells[word] ?? word;
}

export function tileWords(words: Words, { tileParts, shapes, backs, none }: ReferenceWords): Says {
  const all: Readonly<Record<string, string>> = {
    ...tileParts,
    ...shapes,
    ...backs,
    ...words.building,
    ...words.good,
    [NONE]: none,
  };
  return (word) => all[word] ?? word;
}
