/** The whole review of a game: the curve with the board beside it, the moments, the players, their luck, their points. */
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { piecesOf } from '../../analysis/analyse.ts';
import { type Depth, isDepth, USUAL_DEPTH } from '../../analysis/budget.ts';
import type { Calibration } from '../../analysis/calibration.ts';
import { type Course, lengthOf } from '../../analysis/course.ts';
import { reportOf } from '../../analysis/report.ts';
import { sourcesOf } from '../../analysis/sources.ts';
import type { GameRecord } from '../../kernel/index.ts';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { useSettings } from '../keep/settings.ts';
import { namesIn } from '../names.ts';
import { Page } from '../parts/Page.tsx';
import type { Loaded } from '../registry.ts';
import { Link, readdress } from '../router.tsx';
import { Curve } from './Curve.tsx';
import { Effort } from './Effort.tsx';
import { LuckCard } from './LuckCard.tsx';
import { Moments } from './Moments.tsx';
import { Players } from './Players.tsx';
import { Position } from './Position.tsx';
import { SourcesPlot } from './SourcesPlot.tsx';
import type { AnalysisText } from './text/en.ts';
import { useStudy } from './useStudy.ts';

export function Review({
  id,
  record,
  loaded,
  calibration,
  course,
  t,
}: {
  readonly id: string;
  readonly record: GameRecord;
  readonly loaded: Loaded;
  readonly calibration: Calibration;
  readonly course: Course;
  readonly t: AnalysisText;
}) {
  const { text, motion } = useHouse();
  const settings = useSettings();
  const { game, ui, entry } = loaded;
  const last = lengthOf(course);
  const [depth, setDepth] = useState<Depth>(() => depthOf(location.search));
  const [ply, setPly] = useState(() => plyOf(location.hash, last));
  const [beyond, setBeyond] = useState(() => beyondOf(location.hash, last));
  const shownPly = useDeferredValue(ply);
  const faces = useMemo(() => {
    const sitters = namesIn(record, text.fresh.seat).map((name) => ({ name, bot: null }));
    return facesOf(sitters, settings.seats, entry.paints);
  }, [record, text, settings.seats, entry]);
  const pieces = useMemo(() => piecesOf(game, course), [game, course]);
  const sources = useMemo(() => sourcesOf(game, course, (view) => ui.round(view)), [game, course, ui]);
  const answerers = useMemo(() => course.frames.slice(1).map(({ answer }) => answer?.seat ?? 0), [course]);
  const judge = useMemo(() => ({ game, calibration }), [game, calibration]);
  const study = useStudy(judge, record, depth, pieces);
  const report = useMemo(() => reportOf(study.findings, course.seats, answerers), [study.findings, course, answerers]);

  const go = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(to, last));
      setPly(next);
      setBeyond(null);
      readdress(`${location.pathname}${location.search}#${next}`);
    },
    [last],
  );
  // The moments stand far below the board: who wants to see one there is taken there.
  const board = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (to: number) => {
      go(to);
      board.current?.focus({ preventScroll: true });
      board.current?.scrollIntoView({ behavior: motion ? 'smooth' : 'auto' });
    },
    [go, motion],
  );
  const choose = (next: Depth) => {
    setDepth(next);
    readdress(`${location.pathname}${next === USUAL_DEPTH ? '' : `?depth=${next}`}${location.hash}`);
  };
  const roundName = ui.text.roundName ?? text.roundName;
  return (
    <Page
      title={t.title(ui.text.name)}
      remark={t.remark}
      actions={
        <Link className="top-link" href={`/replay/${id}#${ply}`}>
          {t.toReplay}
        </Link>
      }
    >
      <div className="review">
        {beyond !== null && (
          <p className="soft" role="status">
            {t.noPosition(beyond, last)}
          </p>
        )}
        <Effort study={study} depth={depth} onDepth={choose} t={t} />
        <div className="review-course">
          <Curve
            report={report}
            faces={faces}
            ply={ply}
            onPly={go}
            rounds={sources.rounds}
            roundName={roundName}
            t={t}
          />
          <div className="review-board" ref={board} tabIndex={-1}>
            <Position id={id} loaded={loaded} course={course} faces={faces} ply={shownPly} onPly={go} t={t} />
          </div>
        </div>
        <Moments
          id={id}
          moments={report.moments}
          finished={study.going === 'done'}
          loaded={loaded}
          course={course}
          faces={faces}
          onShow={show}
          t={t}
        />
        <Players players={report.players} faces={faces} t={t} />
        <LuckCard
          luck={report.luck}
          drawn={pieces.some(({ part }) => part === 'luck')}
          found={study.findings.some(({ part }) => part === 'luck')}
          faces={faces}
          t={t}
        />
        <SourcesPlot sources={sources} faces={faces} text={ui.text} roundName={roundName} t={t} />
        <p className="soft review-how">{t.howMade}</p>
      </div>
    </Page>
  );
}

/** `?depth=` names how closely the game is looked at. */
function depthOf(search: string): Depth {
  const named = new URLSearchParams(search).get('depth');
  return isDepth(named) ? named : USUAL_DEPTH;
}

/** The answer that an address names and this game does not have. */
function beyondOf(hash: string, last: number): number | null {
  const ply = Number.parseInt(hash.slice(1), 10);
  return ply > last ? ply : null;
}

function plyOf(hash: string, last: number): number {
  const ply = Number.parseInt(hash.slice(1), 10);
  return Number.isNaN(ply) ? last : Math.max(0, Math.min(ply, last));
}
