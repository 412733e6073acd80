/** The moments that changed most: who was asked what, what was played, what was better and why. */
import { memo, useCallback, useMemo } from 'react';
import type { Course } from '../../analysis/course.ts';
import type { Moment } from '../../analysis/report.ts';
import { moves } from '../../kernel/index.ts';
import { Card } from '../../ui/Card.tsx';
import type { FeatureTexts, SeatFace } from '../../ui/contract.ts';
import { because } from '../../ui/reasons.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import type { Loaded } from '../registry.ts';
import { Link } from '../router.tsx';
import { useLoaded } from '../useLoaded.ts';
import { answerAt } from './answerWords.ts';
import type { AnalysisText } from './text/en.ts';

interface Setting {
  readonly id: string;
  readonly loaded: Loaded;
  readonly course: Course;
  readonly faces: readonly SeatFace[];
  onShow(ply: number): void;
  readonly t: AnalysisText;
}

export function Moments({
  moments,
  finished,
  ...setting
}: Setting & { readonly moments: readonly Moment[]; readonly finished: boolean }) {
  const { loaded, t } = setting;
  const loading = useLoaded(useCallback(() => loaded.ui.text.features(), [loaded]));
  const features = loading && 'value' in loading ? loading.value : null;
  return (
    <Card title={t.moments} remark={t.momentsRemark} className="moments">
      {moments.length === 0 && <p className="soft">{finished ? t.noMoments : t.notYet}</p>}
      <ol>
        {moments.map((moment) => (
          <MomentCard key={moment.ply} moment={moment} features={features} {...setting} />
        ))}
      </ol>
    </Card>
  );
}

const MomentCard = memo(function MomentCard({
  moment,
  features,
  id,
  loaded,
  course,
  faces,
  onShow,
  t,
}: Setting & { readonly moment: Moment; readonly features: FeatureTexts | null }) {
  const { language } = useHouse();
  const { ply, seat, kind, amount, decision } = moment;
  const face = faces[seat];
  const said = useMemo(() => {
    const answer = course.frames[ply]?.answer;
    const before = course.frames[ply - 1];
    const view = before && loaded.game.view(before.state, seat);
    return {
      clock: view ? loaded.ui.text.clock(view) : '',
      asked: view ? loaded.ui.text.question(view, seat).title : '',
      only: before !== undefined && moves(loaded.game, before.state, seat).length === 1,
      // Both in the words of the buttons, for both answer the same question: the log may begin with what others did.
      played: (answer && answerAt(loaded, course, ply, seat, answer.move)?.spoken) ?? '',
      better: (decision && answerAt(loaded, course, ply, seat, decision.best)?.spoken) ?? '',
    };
  }, [loaded, course, ply, seat, decision]);
  if (!face) return null;
  const why = decision && features ? because(decision.reasons, features, language) : '';
  return (
    <li className={`moment ${kind}`}>
      <header>
        <SeatBadge face={face} size={32} />
        <div>
          <h3>{face.name}</h3>
          <small>{said.clock}</small>
        </div>
        <p className={amount > 0 && kind === 'swing' ? 'gain' : 'cost'}>
          <b>{t.change(kind === 'loss' ? -amount : amount)}</b> {t.chance}
        </p>
      </header>
      <p className="moment-asked">{said.asked}</p>
      <dl>
        <dt>{t.played}</dt>
        <dd>{said.played}</dd>
        {kind === 'loss' && (
          <>
            <dt>{t.better}</dt>
            <dd className="moment-better">{said.better}</dd>
            {(why !== '' || (decision?.points ?? 0) > 0) && (
              <>
                <dt>{t.why}</dt>
                <dd>
                  {why} {decision && decision.points > 0 && t.worth(decision.points)}
                </dd>
              </>
            )}
          </>
        )}
        {kind === 'swing' && (
          <>
            <dt>{t.better}</dt>
            <dd>{said.only ? t.only : decision ? t.nothingBetter : t.notYet}</dd>
          </>
        )}
      </dl>
      <footer>
        <button type="button" className="button" onClick={() => onShow(ply - 1)}>
          {t.show}
        </button>
        <Link className="button" href={`/replay/${id}#${ply - 1}`}>
          {t.toReplay}
        </Link>
      </footer>
    </li>
  );
});
