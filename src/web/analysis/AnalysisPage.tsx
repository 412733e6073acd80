/** What the bots make of a finished game: an imported record, a table of this device, or one of the server. */
import { useCallback, useMemo } from 'react';
import type { Calibration } from '../../analysis/calibration.ts';
import { CALIBRATIONS } from '../../analysis/calibrations/index.ts';
import { type Course, courseOf } from '../../analysis/course.ts';
import type { GameRecord } from '../../kernel/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { recordOf } from '../keep/tables.ts';
import { Page } from '../parts/Page.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import { Link } from '../router.tsx';
import { OpenRecord } from '../start/OpenRecord.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { Review } from './Review.tsx';
import type { AnalysisText } from './text/en.ts';
import { useAnalysisText } from './useAnalysisText.ts';
import '../result/result.css';
import '../start/start.css';
import './analysis.css';

export function AnalysisPage({ id }: { readonly id: string }) {
  const { text } = useHouse();
  const t = useAnalysisText();
  const loading = useLoaded(useCallback(() => findRecord(id), [id]));
  const record = fetched(loading);
  if (loading === null || t === null) return <p className="loading">{text.house.loading}</p>;
  if (record === null)
    return (
      <Page title={t.plain}>
        <p>{t.none}</p>
        <OpenRecord />
      </Page>
    );
  return <KnownRecord id={id} record={record} t={t} />;
}

/** What this device has, or else what the server has of an online table whose game is over. */
async function findRecord(id: string): Promise<GameRecord | null> {
  const kept = recordOf(id);
  if (kept) return kept;
  const { fetchRecord } = await import('../online/record.ts');
  return fetchRecord(id);
}

/** What was measured of a game; null for one that is not here. */
async function calibrationOf(game: string): Promise<Calibration | null> {
  return Object.hasOwn(CALIBRATIONS, game) ? ((await CALIBRATIONS[game]?.()) ?? null) : null;
}

function KnownRecord({
  id,
  record,
  t,
}: {
  readonly id: string;
  readonly record: GameRecord;
  readonly t: AnalysisText;
}) {
  const { text } = useHouse();
  const loading = useLoadedGame(record.game);
  const loaded = fetched(loading);
  const measuring = useLoaded(useCallback(() => calibrationOf(record.game), [record]));
  const calibration = fetched(measuring);
  const course = useMemo(() => loaded && courseOf(loaded.game, record), [loaded, record]);
  if (loading === null || measuring === null) return <p className="loading">{text.house.loading}</p>;
  if (!loaded || !calibration || !course) return <Unknown title={text.fresh.unknownGame} />;
  if (!('problem' in course))
    return (
      <Review
        id={id}
        record={record}
        loaded={loaded}
        calibration={calibration}
        course={course satisfies Course}
        t={t}
      />
    );
  return (
    <Page title={t.title(loaded.ui.text.name)}>
      <p className="problem">
        <Icon name="warning" />
        {course.problem === 'unfinished'
          ? t.unfinished(course.ply)
          : `${t.unfit} ${text.record.play(course.problem, course.ply, course.detail)}`}
      </p>
      <Link className="button" href={`/replay/${id}`}>
        {t.toReplay}
      </Link>
    </Page>
  );
}
