/** Shows a film: the scrubber, the board at one moment, and what stands around it. Knows no record and no game. */
import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { factsIn, type Seat } from '../../kernel/index.ts';
import type { Spot } from '../../table/lines.ts';
import { steady } from '../../table/steady.ts';
import type { Sight, Sitter } from '../../table/table.ts';
import type { Offer, SeatFace } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { useSettings } from '../keep/settings.ts';
import type { Loaded } from '../registry.ts';
import type { Around } from '../table/around.ts';
import { ReadingContext } from '../table/RuleLink.tsx';
import { type Line, linesOf } from '../table/sentences.ts';
import { NARROW, TableBody } from '../table/TableBody.tsx';
import { TopBar } from '../table/TopBar.tsx';
import { useTableFacts } from '../table/useTableFacts.tsx';
import { useLatest } from '../useLatest.ts';
import { useMedia } from '../useLoaded.ts';
import { useNow } from '../useNow.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { type Playhead, plyOf } from './playhead.ts';
import type { Reel } from './reel.ts';
import { Scrubber } from './Scrubber.tsx';
import { stepTo } from './steps.ts';
import type { ReplayText } from './text/en.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import '../table/table.css';
import './replay.css';

const RuleDialog = lazy(() => import('../rules/RuleDialog.tsx').then((m) => ({ default: m.RuleDialog })));

/** How many answers a leap is where nobody knows the rounds. */
const LEAP = 10;

type Card = Around['talk'];

export interface PlayerProps {
  readonly t: ReplayText;
  readonly loaded: Loaded;
  readonly sitters: readonly Sitter[];
  readonly reel: Reel;
  /** Where one looks. */
  readonly head: Playhead;
  /** What is drawn of it: the head, or where it was a moment ago. */
  readonly spot: Spot;
  /** Whether one passes through quickly: then nothing moves on the board. */
  readonly quick: boolean;
  /** What has to be known about what is shown. */
  readonly told: string | null;
  /** What has to be known about the record, at its beginning and its end. */
  readonly note: string | null;
  /** Lines of the record that could not be read, one sentence each. */
  readonly dropped?: readonly string[];
  /** Whose eyes one may look with; null is a spectator. */
  readonly eyes: readonly (Seat | null)[];
  /** Whose eyes one looks with at first. */
  readonly own: Seat | null;
  onGo(spot: Spot): void;
  /** Begins a line here; null where that cannot be, and `whyNot` says why. */
  readonly tryAnother: (() => void) | null;
  readonly whyNot: string;
  /** Links to other pages of the same game. */
  readonly ways: ReactNode;
  share(close: () => void, ply: number): ReactNode;
  readonly onSave?: () => void;
  /** A card beside the story. Keep it the same while nothing of it changes: with another one all is drawn again. */
  readonly lines: ((ply: number) => Card) | null;
}

export function Player(player: PlayerProps) {
  const { t, loaded, sitters, reel, head, spot, onGo } = player;
  const { text } = useHouse();
  const settings = useSettings();
  const { ui, entry } = loaded;
  const [chosen, setEyes] = useState<Seat | null>(player.own);
  const eyes = player.eyes.includes(chosen) ? chosen : (player.eyes[0] ?? null);
  const [sharing, setSharing] = useState(false);
  const [help, setHelp] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const faces = useMemo(() => facesOf(sitters, settings.seats, entry.paints), [sitters, settings.seats, entry]);
  const { line } = spot;
  const { last } = reel;
  const sight = useSight(reel, Math.min(spot.ply, last), eyes);
  const corrected = sight && factsIn(sight.view);
  const lines = useMemo(
    () => linesOf(reel.log(eyes), ui.text, faces, corrected, ui.ruleOf),
    [reel, eyes, ui, faces, corrected],
  );
  const says = useMemo(() => saysAt(lines), [lines]);

  const show = useCallback(
    (to: number) => {
      if (warning !== null) setWarning(null);
      onGo({ line, ply: Math.max(0, Math.min(to, last)) });
    },
    [warning, onGo, line, last],
  );
  const autoplay = useAutoplay(head, last, show);
  const { stop } = autoplay;
  // Who moves by hand has taken over.
  const go = useLatest((to: number) => {
    stop();
    show(to);
  });
  const telling = useLatest(() => {
    const to = reel.tellingBefore(plyOf(head, last));
    if (to === null) setWarning(t.noTelling);
    else go(to);
  });
  const tryAnother = useLatest(() => {
    stop();
    if (player.tryAnother) player.tryAnother();
    else setWarning(player.whyNot);
  });
  const share = useLatest(() => {
    stop();
    setSharing(true);
  });
  const turn = (by: 1 | -1, mark: (ply: number) => number) => go(stepTo(plyOf(head, last), by, last, mark));
  useReplayKeys({
    answer: (by) => go(plyOf(head, last) + by),
    turn: (by) => turn(by, reel.turnAt),
    round: (by) => (reel.roundAt ? turn(by, reel.roundAt) : go(plyOf(head, last) + by * LEAP)),
    first: () => go(0),
    last: () => go(last),
    play: autoplay.toggle,
    telling,
    tryAnother,
  });

  const facts = useTableFacts(loaded, sight?.view ?? null);
  const narrow = useMedia(NARROW);
  const openHelp = useCallback(() => setHelp(true), []);
  const reading = useMemo(() => ({ game: entry.id, read: setRule }), [entry]);
  const told = warning ?? player.told;
  return (
    <ReadingContext value={reading}>
      <div className={`table replay ${narrow ? 'narrow' : 'wide'}`}>
        <a className="skip" href="#content">
          {text.house.skip}
        </a>
        <Head
          gameId={entry.id}
          game={text.replay.of(ui.text.name)}
          clock={sight ? ui.text.clock(sight.view) : ''}
          onHelp={openHelp}
          {...(player.onSave ? { onExport: player.onSave } : {})}
        >
          {facts}
        </Head>
        <main className="table-main" id="content" tabIndex={-1} data-ply={sight?.ply}>
          <Scrubber
            t={t}
            head={head}
            reel={reel}
            says={says}
            note={player.note}
            roundName={ui.text.roundName ?? text.roundName}
            faces={faces}
            seats={player.eyes}
            eyes={eyes}
            autoplay={autoplay}
            ways={player.ways}
            mayTry={player.tryAnother !== null}
            onEyes={setEyes}
            onGo={go}
            onTelling={telling}
            onTry={tryAnother}
            onShare={share}
          />
          {told !== null && (
            <p className="replay-told" role="status">
              <Icon name="warning" size={15} />
              {told}
            </p>
          )}
          {player.dropped && player.dropped.length > 0 && <Dropped t={t} says={player.dropped} />}
          <Body
            sight={sight}
            loaded={loaded}
            faces={faces}
            lines={lines}
            narrow={narrow}
            quick={player.quick}
            card={player.lines}
            onLook={go}
          />
        </main>
        {sharing && player.share(() => setSharing(false), plyOf(head, last))}
        {help && <KeysDialog t={t} onClose={() => setHelp(false)} />}
        {rule !== null && (
          <Suspense fallback={null}>
            <RuleDialog game={entry.id} ui={ui} rule={rule} faces={faces} onClose={() => setRule(null)} />
          </Suspense>
        )}
      </div>
    </ReadingContext>
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

/** What was seen at a moment; the last that was seen while it is on its way. */
function useSight(reel: Reel, ply: number, eyes: Seat | null): Sight | null {
  const come = useNow(useMemo(() => reel.sight(ply, eyes), [reel, ply, eyes]));
  const held = useRef<Sight | null>(null);
  // What is as it was a step before stays the same object, and is not drawn again.
  const sight = useMemo(() => come && steady(held.current, come), [come]);
  useEffect(() => {
    if (sight) held.current = sight;
  }, [sight]);
  return sight ?? held.current;
}

const Head = memo(TopBar);

interface BodyProps {
  readonly sight: Sight | null;
  readonly loaded: Loaded;
  readonly faces: readonly SeatFace[];
  readonly lines: readonly Line[];
  readonly narrow: boolean;
  readonly quick: boolean;
  readonly card: ((ply: number) => Card) | null;
  onLook(ply: number): void;
}

const nothing = () => {};
const NO_OFFERS: readonly Offer[] = [];

const Body = memo(function Body({ sight, loaded, faces, lines, narrow, quick, card, onLook }: BodyProps) {
  const { text, motion } = useHouse();
  if (!sight) return <p className="loading">{text.house.loading}</p>;
  const props = {
    sight,
    faces,
    offers: NO_OFFERS,
    shown: null,
    ahead: null,
    show: nothing,
    give: nothing,
    motion: motion && !quick,
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

function Dropped({ t, says }: { readonly t: ReplayText; readonly says: readonly string[] }) {
  return (
    <details className="replay-told">
      <summary>
        <Icon name="warning" size={15} /> {t.dropped(says.length)}
      </summary>
      <ul>
        {says.slice(0, 20).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  );
}
