/** What has happened in a turn, link by link: read off the views that were shown, for the strip. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Chip } from '../../../ui/contract.ts';
import { BUILDINGS, COLOURS } from '../data.ts';
import { countColour } from '../dice.ts';
import type { RajasStep } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { RajasView } from '../view.ts';
import { gainChips } from './chips.ts';
import { openStep, playerAt, type RajasSight } from './sight.ts';
import { tallyOfEffect } from './tally.ts';

/** One question that was answered, with what it changed. */
export interface Link {
  readonly ply: number;
  readonly kind: RajasStep['kind'];
  readonly chips: readonly Chip[];
}

const turnOf = ({ round, phase, mover }: RajasView) => `${round} ${phase} ${mover}`;

/**
 * The links of the turn that is going on. An answer that is taken back takes its links along; where answers were passed over, nobody
 * knows which of them brought what, and the chain begins anew.
 */
export function useChain(words: Words, sight: RajasSight): readonly Link[] {
  const last = useRef<Chain>({ sight, links: [] });
  const links = useMemo(() => linked(words, last.current, sight), [words, sight]);
  useLayoutEffect(() => {
    last.current = { sight, links };
  }, [sight, links]);
  return links;
}

interface Chain {
  readonly sight: RajasSight;
  readonly links: readonly Link[];
}

function linked(words: Words, { sight: before, links: all }: Chain, now: RajasSight): readonly Link[] {
  if (before.ply === now.ply) return all;
  if (turnOf(before.view) !== turnOf(now.view) || now.ply > before.ply + 1) return [];
  const kept = all.filter(({ ply }) => ply <= now.ply);
  const step = openStep(before.view);
  if (now.ply < before.ply || step === undefined) return kept;
  return [...kept, { ply: now.ply, kind: step.kind, chips: changes(words, before.view, now.view) }];
}

/** What a seat has more of. */
function changes(words: Words, before: RajasView, after: RajasView): Chip[] {
  const seat = after.mover;
  const [was, is] = [playerAt(before, seat), playerAt(after, seat)];
  const tally = tallyOfEffect(after, seat, { type: 'money', amount: Math.max(0, is.money - was.money) });
  tally.fame = Math.max(0, is.fame - was.fame);
  tally.karma = Math.max(0, is.karma - was.karma);
  tally.workers = is.workers - was.workers;
  tally.upgrades = BUILDINGS.reduce((sum, building) => sum + is.levels[building] - was.levels[building], 0);
  for (const colour of COLOURS) tally.dice[colour] = Math.max(0, countColour(is, colour) - countColour(was, colour));
  if (is.boat !== was.boat) tally.prospects.add('boat');
  return gainChips(words, tally);
}

/** What is still to come in this turn: the steps that wait behind the open question, the next one first. */
export function toCome({ agenda }: RajasView): { readonly step: RajasStep; readonly depth: number }[] {
  const base = agenda.findLastIndex(
    ({ kind }) => kind === 'turn' || kind === 'phase' || kind === 'round' || kind === 'drawBrown',
  );
  return agenda
    .slice(base + 1, -1)
    .map((step, depth) => ({ step, depth }))
    .filter(({ step }) => step.kind !== 'discardWhite') // nobody waits for that
    .toReversed();
}
