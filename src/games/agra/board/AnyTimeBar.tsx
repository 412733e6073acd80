/** AG-UX-c: one constant bar with everything that may be done at any time: lit, or grey with the reason. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { Later } from '../../../ui/Later.tsx';
import { loom } from '../../../ui/loom.ts';
import { TILES_EACH } from '../data.ts';
import { AnyTimeItem } from './AnyTimeItem.tsx';
import { type Item, itemsOf } from './reasons.ts';
import { roving } from './rove.ts';
import { type AgraProps, playerAt, subject } from './sight.ts';
import { useWords } from './words.ts';
import './anytime.css';

export const AnyTimeBar = attentive(function AnyTimeBar({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  const bar = useRef<HTMLElement>(null);
  const { favours } = playerAt(table.sight.view, subject(table.sight));
  useTightness(bar);
  return (
    <section ref={bar} className="agra-anytime" aria-label={words.anytime.title} {...roving(table)}>
      <span className="agra-anytime-title">
        <b>{words.anytime.title}</b>
        <small>{words.counts.favours(favours)}</small>
      </span>
      <AnyTimeItems table={table} />
    </section>
  );
});

const KINDS = ['favour', 'oilCurry', 'luxury', 'contract'] as const;

export function AnyTimeItems({ table }: { readonly table: AgraProps }) {
  const seat = subject(table.sight);
  const items = itemsOf(table.sight.view, seat);
  return (
    <div className="agra-items">
      {KINDS.map((kind) => (
        <Group key={kind} table={table} items={items.filter((item) => item.kind === kind)} />
      ))}
    </div>
  );
}

function Group({ table, items }: { readonly table: AgraProps; readonly items: readonly Item[] }) {
  const words = useWords();
  const { tiles } = playerAt(table.sight.view, subject(table.sight));
  if (items.length === 0) return null;
  const room = items[0]?.kind === 'favour' && tiles.length < TILES_EACH;
  return (
    <div className="agra-item-group">
      {items.map((item) => (
        <Later key={item.id} room={null}>
          <AnyTimeItem table={table} item={item} />
        </Later>
      ))}
      {room && (
        <span className="agra-free">
          {words.anytime.freeTile}
          <small>{`${tiles.length}/${TILES_EACH}`}</small>
        </span>
      )}
    </div>
  );
}

/** What the bar leaves out, least first: nothing, the names of missing goods, the names of all that cannot be used, all its words. */
const TIGHTNESS: readonly string[] = ['nothing', 'goods', 'names', 'words'];

/** Leaves words out until everything stands in one row; what is left out is told on focus. */
function useTightness(bar: RefObject<HTMLElement | null>): void {
  const fitted = useRef('');
  // Measuring costs several layouts: it is done when the bar says what it has never said, or has another width.
  const known = useRef(new Map<string, string>());
  // Of somebody who passes through a game, once all of the bar stands.
  useLayoutEffect(() =>
    loom.whenDone(() => {
      const host = bar.current;
      if (host === null) return;
      const says = `${host.querySelectorAll('.lit').length} ${host.textContent}`;
      if (says === fitted.current) return;
      fitted.current = says;
      const without = known.current.get(says);
      if (without === undefined) known.current.set(says, tighten(host));
      else host.dataset['without'] = without;
    }),
  );
  useEffect(() => {
    const host = bar.current;
    if (host === null) return;
    const anew = () => {
      known.current.clear();
      tighten(host);
    };
    const watch = new ResizeObserver(anew);
    watch.observe(host);
    document.fonts.ready.then(anew);
    return () => watch.disconnect();
  }, [bar]);
}

/** Begins with what was left out before: where that is still right, two measurements are enough. */
function tighten(host: HTMLElement): string {
  const fits = (out: number) => {
    host.dataset['without'] = TIGHTNESS[out];
    return host.scrollWidth <= host.clientWidth;
  };
  let out = Math.max(0, TIGHTNESS.indexOf(host.dataset['without'] ?? ''));
  if (fits(out)) {
    while (out > 0 && fits(out - 1)) out--;
  } else {
    do out++;
    while (out < TIGHTNESS.length - 1 && !fits(out));
  }
  const without = TIGHTNESS[out] ?? '';
  host.dataset['without'] = without;
  return without;
}
