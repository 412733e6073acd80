/** The table: draws whatever game it is given, and takes the answers of whoever looks. Knows no game. */
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { factsIn } from '../../kernel/index.ts';
import type { SeatFace } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { useSettings } from '../keep/settings.ts';
import { download } from '../parts/download.ts';
import { SkipLink } from '../parts/SkipLink.tsx';
import type { Loaded } from '../registry.ts';
import { useMedia } from '../useLoaded.ts';
import { useNow } from '../useNow.ts';
import { Announcer } from './Announcer.tsx';
import { afterPaint } from './afterPaint.ts';
import type { Around, Teaching } from './around.ts';
import { Curtain } from './Curtain.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { Log } from './Log.tsx';
import { watchInput } from './pointer.ts';
import { QuestionBar } from './QuestionBar.tsx';
import { ReadingContext } from './RuleLink.tsx';
import type { Room, Scene, Soon } from './room.ts';
import { AwayStrip, NowStrip, TableStrip } from './Strip.tsx';
import { linesOf } from './sentences.ts';
import { NARROW, TableBody } from './TableBody.tsx';
import { TopBar } from './TopBar.tsx';
import { UndoRedo } from './UndoRedo.tsx';
import { useAnswering } from './useAnswering.ts';
import { useKeys } from './useKeys.ts';
import { useQuestion } from './useQuestion.ts';
import { useReconsidering } from './useReconsidering.ts';
import { useScene } from './useScene.ts';
import { useTableFacts } from './useTableFacts.tsx';
import './table.css';

// Hints have their own words, fetched with the first one.
const HintStrip = lazy(() => import('../hint/HintStrip.tsx').then((m) => ({ default: m.HintStrip })));
const RuleDialog = lazy(() => import('../rules/RuleDialog.tsx').then((m) => ({ default: m.RuleDialog })));
// The plot and the score sheet are fetched when a game ends.
const Result = lazy(() => import('../result/Result.tsx').then((m) => ({ default: m.Result })));

/** How much of the story a phone shows while others are asked. */
const RECENT = 12;

export function TableScreen({
  room,
  loaded,
  id,
  around = null,
  teaching = null,
  onFollow,
  onAgain,
}: {
  readonly room: Room;
  readonly loaded: Loaded;
  readonly id: string;
  readonly around?: Around | null;
  readonly teaching?: Teaching | null;
  /** Goes over to what another page has played; absent where every page shows the same. */
  readonly onFollow?: () => void;
  /** Another game with the same people; absent for who only watched. */
  readonly onAgain?: (() => void) | undefined;
}) {
  const { text, motion } = useHouse();
  const settings = useSettings();
  const { ui } = loaded;
  const scene = useScene(room);
  const facts = useTableFacts(loaded, scene.sight.view);
  const narrow = useMedia(NARROW);
  const { sitters } = room;
  const faces = useMemo(() => facesOf(sitters, settings.seats, loaded.entry.paints), [sitters, settings.seats, loaded]);
  const lines = useMemo(
    () => linesOf(scene.log, ui.text, faces, factsIn(scene.sight.view), ui.ruleOf),
    [scene, ui, faces],
  );
  const [looking, setLooking] = useState<number | null>(null);
  const [help, setHelp] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const [warning, setWarning] = useState<string | null>(null);
  const [skipped, setSkipped] = useState(-1);
  const [atBoard, setAtBoard] = useState(false);
  // Who opens a game that is over goes straight to its sheet.
  const [finale, setFinale] = useState(scene.sight.outcome === null);
  useEffect(watchInput, []);

  const now = scene.sight.ply;
  const past = looking === null || looking >= now ? null : looking;
  const then = usePast(room, scene, past);
  const sight = useMemo(
    () => (then === null ? scene.sight : { ...scene.sight, ...then, waiting: [], moves: [], outcome: null }),
    [scene, then],
  );

  const again = useReconsidering(scene);
  const asked = scene.viewer !== null && scene.sight.waiting.includes(scene.viewer);
  const answering = useAnswering(room, scene, ui, past === null && (asked || again.is));
  const question = useQuestion(scene, ui, faces, again);
  const hints = room.hint !== undefined && settings.hints === 'on';
  const { news } = answering.hint;
  // What was said about the last answer is over with the next one.
  useEffect(() => {
    void now;
    setWarning(null);
  }, [now]);

  const undo = () => {
    if (scene.sight.undo === null) afterPaint(() => room.undo());
    else if (again.may) again.toggle();
    else setWarning(text.table.noUndo[scene.sight.undo]);
  };
  const redo = () =>
    scene.sight.redo === null ? afterPaint(() => room.redo()) : setWarning(text.table.noRedo[scene.sight.redo]);
  useKeys({
    offers: answering.offers,
    letters: settings.letters === 'on' && scene.curtain === null,
    give: answering.give,
    undo,
    redo,
    hint: hints && asked ? answering.hint.toggle : null,
    help: () => setHelp(true),
    escape: () => setLooking(null),
  });

  const exportRecord = async () => {
    const record = await room.record();
    if (record) download(`durbar-${loaded.entry.id}-${id}.json`, JSON.stringify(record));
  };

  const { offers, shown, ahead, show, give } = answering;
  const look = teaching?.look;
  // The same props as long as nothing in them has changed: a second that passes does not draw the board.
  const props = useMemo(
    () => ({
      sight,
      faces,
      offers,
      shown,
      ahead,
      show,
      give,
      motion,
      narrow,
      ...(look === undefined ? {} : { told: look }),
    }),
    [sight, faces, offers, shown, ahead, show, give, motion, narrow, look],
  );
  const meanwhile = lines.filter((line) => line.ply > scene.lastSeen);
  const away = meanwhile.length > 0 && answering.offers.length > 0 && skipped !== now;
  const refused = scene.refusal;
  const told =
    warning ??
    around?.told ??
    (scene.unkept && text.table.unkept[scene.unkept]) ??
    (refused && (ui.text.refusals[refused.rule ?? ''] ?? text.table.refused[refused.refused])) ??
    (scene.following ? text.table.followed : null);
  const forbids = refused?.rule !== undefined && told === ui.text.refusals[refused.rule] ? refused.rule : null;
  const way =
    scene.unkept === 'newer' && onFollow
      ? { says: text.table.follow, go: onFollow }
      : forbids !== null
        ? { says: text.table.readRule, go: () => setRule(forbids) }
        : (around?.way ?? null);
  const reading = useMemo(() => ({ game: loaded.entry.id, read: setRule }), [loaded]);
  const next = faces[scene.curtain ?? -1];
  // While others are asked, the line under the bar says what happened last: the list goes on from there.
  const recent = past === null && told === null ? lines.slice(-RECENT - 1, -1) : lines.slice(-RECENT);

  return (
    <ReadingContext value={reading}>
      <div
        className={`table ${narrow ? 'narrow' : 'wide'} ${teaching ? 'taught' : ''} ${teaching?.reading ? 'reading' : ''}`}
      >
        <SkipLink to="answers" />
        <TopBar
          gameId={loaded.entry.id}
          game={ui.text.name}
          clock={ui.text.clock(sight.view)}
          onHelp={() => setHelp(true)}
          {...(room.recordable ? { onExport: () => void exportRecord() } : {})}
          {...(teaching ? {} : { replay: `/replay/${id}` })}
        >
          {facts}
        </TopBar>
        {next && room.shared ? (
          <Curtain
            next={next}
            regret={faceOf(faces, room.shared.regret)}
            onLift={() => room.shared?.lift()}
            onRegret={() => room.shared?.regretLast()}
          />
        ) : scene.sight.outcome && ui.Finale && finale ? (
          <>
            {teaching?.card}
            <main className="table-main finale" id="answers" tabIndex={-1}>
              <ui.Finale {...props} done={() => setFinale(false)} />
            </main>
          </>
        ) : scene.sight.outcome && !atBoard ? (
          <>
            {told !== null && <NowStrip says="" warning={told} way={way} />}
            {teaching?.card}
            <Result
              room={room}
              loaded={loaded}
              faces={faces}
              outcome={scene.sight.outcome}
              id={id}
              talk={around?.talk ?? null}
              onBoard={() => setAtBoard(true)}
              onAgain={onAgain}
            />
          </>
        ) : (
          <main className="table-main" id="answers" tabIndex={-1}>
            <QuestionBar
              question={question}
              offers={answering.offers}
              text={ui.text}
              answering={{ ...answering, icons: ui.icons }}
              ply={now}
              confirming={answering.confirming}
              sending={scene.sending}
              clock={around?.clock ?? null}
              meanwhile={<Log lines={recent} faces={faces} looking={past} onLook={setLooking} />}
              undo={
                scene.sight.outcome ? (
                  <button type="button" className="button go" onClick={() => setAtBoard(false)}>
                    {text.result.showResult}
                  </button>
                ) : (
                  <UndoRedo
                    undo={again.may ? null : scene.sight.undo}
                    redo={scene.sight.redo}
                    hint={
                      !hints
                        ? null
                        : answering.offers.length === 0 || !asked
                          ? 'notAsked'
                          : news?.is === 'thinking'
                            ? news.is
                            : 'ready'
                    }
                    onUndo={undo}
                    onRedo={redo}
                    onHint={answering.hint.toggle}
                    onRefused={setWarning}
                  />
                )
              }
            />
            <TableStrip
              past={past}
              now={now}
              told={told}
              way={way}
              hint={
                news && (
                  <Suspense fallback={<div className="strip" />}>
                    <HintStrip
                      news={news}
                      text={ui.text}
                      seats={faces.length}
                      answers={sight.moves.length}
                      onTake={answering.take}
                      onClose={answering.hint.toggle}
                    />
                  </Suspense>
                )
              }
              away={
                away && (
                  <AwayStrip
                    key={now}
                    lines={meanwhile}
                    faces={faces}
                    onLook={setLooking}
                    onSkip={() => setSkipped(now)}
                  />
                )
              }
              around={around?.strip}
              says={
                answering.offers.length > 0
                  ? (answering.shown?.spoken ?? text.table.quiet)
                  : (lines.at(-1)?.says ?? text.table.quietSpectator)
              }
              onLook={setLooking}
            />
            {narrow && teaching?.card}
            <TableBody
              props={props}
              ui={ui}
              lines={lines}
              looking={past}
              around={around}
              teaching={teaching}
              onLook={setLooking}
            />
          </main>
        )}
        <Announcer scene={scene} lines={lines} question={question} asked={answering.offers.length > 0} />
        {help && <HelpDialog game={loaded.entry.id} onClose={() => setHelp(false)} />}
        {rule !== null && (
          <Suspense fallback={null}>
            <RuleDialog game={loaded.entry.id} ui={ui} rule={rule} faces={faces} onClose={() => setRule(null)} />
          </Suspense>
        )}
      </div>
    </ReadingContext>
  );
}

interface Then {
  readonly ply: number;
  readonly view: object;
}

/** The moment that is looked back at; while it is on its way, the one that was shown before it. */
function usePast(room: Room, scene: Scene, past: number | null): Then | null {
  const view = useNow(useMemo(() => pastView(room, scene, past), [room, scene, past]));
  const [shown, setShown] = useState<Then | null>(null);
  const then = useMemo(() => (past === null || view === null ? null : { ply: past, view }), [past, view]);
  useEffect(() => {
    if (past === null || then !== null) setShown(then);
  }, [past, then]);
  return past === null ? null : (then ?? shown);
}

/** The scene says whose eyes look and what was taken back: with another one the same moment may look different. */
function pastView(room: Room, scene: Scene, answers: number | null): Soon<object | null> {
  return answers === null || answers > scene.sight.ply ? null : room.past(answers);
}

function faceOf(faces: readonly SeatFace[], seat: number | null): SeatFace | null {
  return seat === null ? null : (faces[seat] ?? null);
}
