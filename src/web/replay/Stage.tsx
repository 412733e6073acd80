/** The part of a player that changes with every step: the clock of the game, the scrubber, the board and what stands around it. */
import {
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { factsIn, type Seat } from '../../kernel/index.ts';
import { steady } from '../../table/steady.ts';
import type { Sight } from '../../table/table.ts';
import type { Offer, SeatFace } from '../../ui/contract.ts';
import { loom } from '../../ui/loom.ts';
import { useHouse } from '../context.tsx';
import type { Loaded } from '../registry.ts';
import type { Around } from '../table/around.ts';
import type { Soon } from '../table/room.ts';
import { type Line, linesOf } from '../table/sentences.ts';
import { TableBody } from '../table/TableBody.tsx';
import { TopBar } from '../table/TopBar.tsx';
import { useTableFacts } from '../table/useTableFacts.tsx';
import { useNow } from '../useNow.ts';
import type { Reel } from './reel.ts';
import { Scrubber } from './Scrubber.tsx';
import { Told } from './Told.tsx';
import { useDrawn } from './useDrawn.ts';

export type Card = Around['talk'];

interface StageProps {
  readonly loaded: Loaded;
  readonly narrow: boolean;
  /** Everything of the scrubber but the words, which are told from what is seen. */
  readonly scrubber: Omit<ComponentProps<typeof Scrubber>, 'says'>;
  /** What has to be known, between the scrubber and the board. */
  readonly told: ReactNode;
  readonly card: ((ply: number) => Card) | null;
  onHelp(): void;
  readonly onSave: (() => void) | undefined;
}

export function Stage({ loaded, narrow, scrubber, told, card, onHelp, onSave }: StageProps) {
  const house = useHouse();
  const { text } = house;
  const { ui, entry } = loaded;
  const { head, reel, eyes, faces, onGo } = scrubber;
  const { ply, motion } = useDrawn(head, house.motion);
  const { sight, refused } = useSight(reel, Math.min(ply, reel.last), eyes);
  const corrected = sight && factsIn(sight.view);
  const lines = useMemo(
    () => linesOf(reel.log(eyes), ui.text, faces, corrected, ui.ruleOf),
    [reel, eyes, ui, faces, corrected],
  );
  const says = useMemo(() => saysAt(lines), [lines]);
  const facts = useTableFacts(loaded, sight?.view ?? null);
  const main = useRef<HTMLElement>(null);
  useTold(main, sight);
  return (
    <>
      <Head
        gameId={entry.id}
        game={text.replay.of(ui.text.name)}
        clock={sight ? ui.text.clock(sight.view) : ''}
        onHelp={onHelp}
        {...(onSave ? { onExport: onSave } : {})}
      >
        {facts}
      </Head>
      <main ref={main} className="table-main" id="content" tabIndex={-1}>
        <Scrubber {...scrubber} says={says} />
        {told}
        {refused && <Told says={scrubber.t.notShown(sight?.ply ?? null)} />}
        <Body
          sight={sight}
          loaded={loaded}
          faces={faces}
          lines={lines}
          narrow={narrow}
          motion={motion}
          card={card}
          onLook={onGo}
        />
      </main>
    </>
  );
}

/** What happened in words, by answer: a step looks up and does not search. */
function saysAt(lines: readonly Line[]): ReadonlyMap<number, string> {
  const says = new Map<number, string>();
  for (const line of lines) {
    const before = says.get(line.ply);
    says.set(line.ply, before === undefined ? line.says : `${before} ${line.says}`);
  }
  return says;
}

interface Seen {
  readonly sight: Sight | null;
  /** Whether what was asked for is not shown: what is seen belongs to another moment. */
  readonly refused: boolean;
}

/** What was seen at a moment; the last that was seen while it is on its way, or where it is not shown. */
function useSight(reel: Reel, ply: number, eyes: Seat | null): Seen {
  const reply = useNow(useMemo(() => replied(reel.sight(ply, eyes)), [reel, ply, eyes]));
  const come = reply?.sight ?? null;
  const held = useRef<Sight | null>(null);
  // What is as it was a step before stays the same object, and is not drawn again.
  const sight = useMemo(() => come && steady(held.current, come), [come]);
  useEffect(() => {
    if (sight) held.current = sight;
  }, [sight]);
  return { sight: sight ?? held.current, refused: reply !== null && come === null };
}

/** That nothing has come yet is something else than that nothing comes. */
function replied(soon: Soon<Sight | null>): Soon<{ readonly sight: Sight | null }> {
  return soon instanceof Promise
    ? soon.then(
        (sight) => ({ sight }),
        () => ({ sight: null }),
      )
    : { sight: soon };
}

/** The page says which position it shows once all of it is drawn. */
function useTold(main: RefObject<HTMLElement | null>, sight: Sight | null): void {
  useLayoutEffect(() => {
    if (sight) loom.whenDone(() => main.current?.setAttribute('data-ply', String(sight.ply)));
  }, [main, sight]);
}

const Head = memo(TopBar);

interface BodyProps {
  readonly sight: Sight | null;
  readonly loaded: Loaded;
  readonly faces: readonly SeatFace[];
  readonly lines: readonly Line[];
  readonly narrow: boolean;
  readonly motion: boolean;
  readonly card: ((ply: number) => Card) | null;
  onLook(ply: number): void;
}

const nothing = () => {};
const NO_OFFERS: readonly Offer[] = [];

const Body = memo(function Body({ sight, loaded, faces, lines, narrow, motion, card, onLook }: BodyProps) {
  const { text } = useHouse();
  if (!sight) return <p className="loading">{text.house.loading}</p>;
  const props = {
    sight,
    faces,
    offers: NO_OFFERS,
    shown: null,
    ahead: null,
    show: nothing,
    give: nothing,
    motion,
    narrow,
  };
  const around: Around | null = card && {
    told: null,
    way: null,
    strip: null,
    seat: () => null,
    clock: null,
    talk: card(sight.ply),
  };
  return <TableBody props={props} ui={loaded.ui} lines={lines} looking={sight.ply} around={around} onLook={onLook} />;
});
