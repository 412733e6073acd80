/** The words around the rules and the printed facts, in English. This file is the type of the others. */
import type { FactSource } from '../../../ui/contract.ts';
import { words } from '../../text/words.ts';

const { count } = words('en');

const sources: Readonly<Record<FactSource, { readonly label: string; readonly help: string }>> = {
  seed: { label: 'from the rules', help: 'Stated in the printed rules, or forced by them.' },
  public: {
    label: 'from public sources',
    help: 'Found in public reviews and summaries, or forced by counts found there.',
  },
  partly: { label: 'partly reconstructed', help: 'Known in part; the remark says what is reconstructed.' },
  reconstructed: {
    label: 'reconstructed',
    help: 'This is read from pictures or accounts, or designed to fit all that is known. Whoever owns the box can correct it.',
  },
};

export const en = {
  title: (game: string) => `The rules of ${game}`,
  search: 'Search the rules',
  found: (n: number) => count(n, 'rule', 'rules'),
  none: 'No rule has these words.',
  contents: 'Chapters',
  print: 'Print',
  facts: 'Printed facts',
  rules: 'Rules',
  printed: (game: string, address: string) => `The rules of ${game} in our own words, from ${address}`,
  more: 'All rules',
  lost: (id: string) => `There is no rule ${id} in this reference.`,
  sources,
  factsOf: {
    title: (game: string) => `The printed facts of ${game}`,
    remark: (n: number, reconstructed: number) =>
      `${count(n, 'fact', 'facts')}, ${count(reconstructed, 'reconstructed in whole or in part', 'reconstructed in whole or in part')}`,
    intro:
      'Everything that is printed on boards, cards and tiles and that the rules here go by, with where it comes from. Whoever owns the box can check it here, piece by piece.',
    search: 'Find a fact',
    found: (n: number) => count(n, 'fact', 'facts'),
    none: 'No fact has these words.',
    show: 'Show',
    lost: (name: string) => `There is no fact “${name}” here.`,
    all: 'all facts',
    only: 'reconstructed only',
  },
};

export type RulesWords = typeof en;
