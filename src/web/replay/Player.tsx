/** Shows a film and moves through it by keys, by itself and by the scrubber. Knows no record and no game. */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Seat } from '../../kernel/index.ts';
import type { Spot } from '../../table/lines.ts';
import type { Sitter } from '../../table/table.ts';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { useSettings } from '../keep/settings.ts';
import { SkipLink } from '../parts/SkipLink.tsx';
import type { Loaded } from '../registry.ts';
import { ReadingContext } from '../table/RuleLink.tsx';
import { NARROW } from '../table/TableBody.tsx';
import { useLatest } from '../useLatest.ts';
import { useMedia } from '../useLoaded.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { type Playhead, plyOf, useHead } from './playhead.ts';
import type { Reel } from './reel.ts';
import { type Card, Stage } from './Stage.tsx';
import { stepTo } from './steps.ts';
import { Told, type Way } from './Told.tsx';
import type { ReplayText } from './text/en.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import '../table/table.css';
import './replay.css';

const RuleDialog = lazy(() => import('../rules/RuleDialog.tsx').then((m) => ({ default: m.RuleDialog })));

/** How many answers a leap is where nobody knows the rounds. */
const LEAP = 10;

export interface PlayerProps {
  readonly t: ReplayText;
  readonly loaded: Loaded;
  readonly sitters: readonly Sitter[];
  readonly reel: Reel;
  /** Where one looks. */
  readonly head: Playhead;
  /** The line that the reel shows; null is the game itself. */
  readonly line: string | null;
  /** What has to be known about what is shown. */
  readonly told: string | null;
  /** What can be done about that. */
  readonly way?: Way | null;
  /** How the game ended, told at the last position; null where it did not. */
  readonly won?: string | null;
  /** What has to be known about the record, at its beginning and its end. */
  readonly note: string | null;
  /** Lines of the record that could not be read, one sentence each. */
  readonly dropped?: readonly string[];
  /** Whose eyes one may look with; null is a spectator. */
  readonly eyes: readonly (Seat | null)[];
  /** Whose eyes one looks with; where one may not, the first of those are taken. */
  readonly seenBy: Seat | null;
  onEyes(seat: Seat | null): void;
  onGo(spot: Spot): void;
  /** Begins a line here; null where that cannot be, and `whyNot` says why. */
  readonly tryAnother: (() => void) | null;
  readonly whyNot: string;
  /** Links to other pages of the same game. */
  readonly ways: ReactNode;
  share(close: () => void, ply: number, eyes: Seat | null): ReactNode;
  readonly onSave?: () => void;
  /** A card beside the story. Keep it the same while nothing of it changes: with another one all is drawn again. */
  readonly lines: ((ply: number) => Card) | null;
}

export function Player(player: PlayerProps) {
  const { t, loaded, sitters, reel, head, line, onGo } = player;
  const { text } = useHouse();
  const settings = useSettings();
  const { ui, entry } = loaded;
  const eyes = player.eyes.includes(player.seenBy) ? player.seenBy : (player.eyes[0] ?? null);
  const [sharing, setSharing] = useState(false);
  const [help, setHelp] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const faces = useMemo(() => facesOf(sitters, settings.seats, entry.paints), [sitters, settings.seats, entry]);
  const { last } = reel;

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
    letters: settings.letters === 'on',
    answer: (by) => go(plyOf(head, last) + by),
    turn: (by) => turn(by, reel.turnAt),
    round: (by) => (reel.roundAt ? turn(by, reel.roundAt) : go(plyOf(head, last) + by * LEAP)),
    first: () => go(0),
    last: () => go(last),
    play: autoplay.toggle,
    telling,
    tryAnother,
  });

  const atEnd = useHead(
    head,
    useCallback(({ ply }) => ply >= last, [last]),
  );
  const narrow = useMedia(NARROW);
  const openHelp = useCallback(() => setHelp(true), []);
  const reading = useMemo(() => ({ game: entry.id, read: setRule }), [entry]);
  const told = warning ?? player.told;
  return (
    <ReadingContext value={reading}>
      <div className={`table replay ${narrow ? 'narrow' : 'wide'}`}>
        <SkipLink to="content" />
        <Stage
          loaded={loaded}
          narrow={narrow}
          scrubber={{
            t,
            head,
            reel,
            note: player.note,
            roundName: ui.text.roundName ?? text.roundName,
            faces,
            seats: player.eyes,
            eyes,
            autoplay,
            ways: player.ways,
            mayTry: player.tryAnother !== null,
            onEyes: player.onEyes,
            onGo: go,
            onTelling: telling,
            onTry: tryAnother,
            onShare: share,
          }}
          told={
            <>
              {told !== null && <Told says={told} way={warning === null ? (player.way ?? null) : null} />}
              {atEnd && warning === null && player.won && <Told icon="crown" says={player.won} />}
              {player.dropped && player.dropped.length > 0 && <Dropped t={t} says={player.dropped} />}
            </>
          }
          card={player.lines}
          onHelp={openHelp}
          onSave={player.onSave}
        />
        {sharing && player.share(() => setSharing(false), plyOf(head, last), eyes)}
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
