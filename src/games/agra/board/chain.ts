/** AG-UX-e: what has happened in a turn, link by link, read off the views that were shown; and what is still to come. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { GOODS, GUILDS, SITES, SPACES } from '../data.ts';
import type { AgraStep } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { AgraView } from '../view.ts';
import type { AgraSight } from './sight.ts';

type NameOf = (seat: Seat) => string;

/** What one answer has brought about, in the order of the rules: worker, contracts, boat, buildings, pawns, orders. */
export function linksBetween(words: Words, name: NameOf, before: AgraView, after: AgraView): string[] {
  const { strip, spaces } = words;
  const links: string[] = [];
  const { seat } = before.turn;
  const laid = SPACES.filter((space) => after.lying[space] && !before.lying[space] && after.workers[space] === seat);
  if (laid.length > 0) links.push(strip.laid(after.turn.laid));
  const worked = SPACES.find((space) => after.workers[space] === seat && before.workers[space] !== seat);
  if (worked !== undefined) links.push(spaces[worked]);
  else if (after.turn.peonage > before.turn.peonage) links.push(spaces[peonageAt(after)]);
  for (const guild of GUILDS)
    if (after.orders[guild].some((mark, i) => mark !== before.orders[guild][i]))
      links.push(strip.order(words.guilds[guild]));
  if (GOODS.some((good) => after.akbar[good] !== before.akbar[good])) links.push(strip.gift);
  for (const [owner, player] of after.players.entries())
    for (const notable of player.contracts)
      if (!before.players[owner]?.contracts.includes(notable))
        links.push(strip.contract(name(owner), words.notables[notable].name));
  if (after.boat !== before.boat) links.push(strip.pier(after.boat));
  for (const site of SITES) if (after.built[site] && !before.built[site]) links.push(strip.built(spaces[site]));
  if (after.merchant !== before.merchant) links.push(strip.merchant(spaces[after.merchant]));
  if (after.builder !== before.builder && after.builder !== null) links.push(strip.builder(spaces[after.builder]));
  return links;
}

/** The character whose question is open after peonage; any other space has no question of its own name. */
function peonageAt({ agenda, merchant }: AgraView): keyof Words['spaces'] {
  for (const { kind } of agenda)
    if (kind === 'architect' || kind === 'sailor' || kind === 'trader' || kind === 'botanist') return kind;
  return merchant;
}

/** The steps that wait behind the open question, the next one first; those without words are part of another. */
export function toCome(words: Words, { agenda }: AgraView): string[] {
  const known: Readonly<Record<string, string>> = words.strip.toCome;
  const kinds = agenda
    .slice(0, -1)
    .toReversed()
    .map(({ kind }: AgraStep) => known[kind]);
  return kinds.filter((says): says is string => says !== undefined);
}

interface Link {
  readonly ply: number;
  readonly says: string;
}

const turnOf = ({ round, turn }: AgraView) => `${round} ${turn.seat}`;

/** The links of the turn that is going on, drawn together with the position that they led to. */
export function useChain(words: Words, name: NameOf, sight: AgraSight): readonly Link[] {
  const last = useRef<Chain>({ sight, links: NO_LINKS });
  const naming = useRef(name);
  naming.current = name;
  const links = useMemo(() => linked(words, naming.current, last.current, sight), [words, sight]);
  useLayoutEffect(() => {
    last.current = { sight, links };
  }, [sight, links]);
  return links;
}

interface Chain {
  readonly sight: AgraSight;
  readonly links: readonly Link[];
}

const NO_LINKS: readonly Link[] = [];

/** An answer that is taken back takes its links along. */
function linked(words: Words, name: NameOf, { sight: before, links }: Chain, now: AgraSight): readonly Link[] {
  if (before.ply === now.ply) return links;
  if (turnOf(before.view) !== turnOf(now.view)) return NO_LINKS;
  const kept = links.filter(({ ply }) => ply <= now.ply);
  if (now.ply < before.ply) return kept;
  const added = linksBetween(words, name, before.view, now.view);
  return [...kept, ...added.map((says) => ({ ply: now.ply, says }))];
}
