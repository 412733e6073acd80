/** How closely the game is looked at, and how far that has come. */
import { DEPTHS, type Depth } from '../../analysis/budget.ts';
import { Icon } from '../../ui/icons.tsx';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import type { AnalysisText } from './text/en.ts';
import type { Studied } from './useStudy.ts';

export function Effort({
  study,
  depth,
  onDepth,
  t,
}: {
  readonly study: Studied;
  readonly depth: Depth;
  onDepth(depth: Depth): void;
  readonly t: AnalysisText;
}) {
  const { going, total, kept } = study;
  const done = study.findings.length;
  const says =
    going === 'working' || going === 'paused'
      ? t.progress[going](done, total)
      : t.progress[going === 'done' && !kept ? 'unkept' : going];
  return (
    <section className="effort card" aria-label={t.progress.label} data-going={going}>
      <ChoiceRow
        label={t.depth}
        help={t.depthHelp[depth]}
        values={depths().map((value) => ({ value, label: t.depths[value] }))}
        value={depth}
        onChoose={onDepth}
      />
      <div className="effort-state">
        <progress max={total} value={done} aria-label={t.progress.label} />
        <p>
          {going === 'done' && <Icon name="check" />}
          {going === 'failed' && <Icon name="warning" />}
          {says}
        </p>
        {going === 'working' && (
          <button type="button" className="button" onClick={study.pause}>
            {t.pause}
          </button>
        )}
        {(going === 'paused' || going === 'failed') && (
          <button type="button" className="button go" onClick={study.goOn}>
            {t.goOn}
          </button>
        )}
      </div>
      {/* The counter runs too fast to be read out: what matters is said once. */}
      <p className="unseen" role="status">
        {going === 'done' || going === 'failed' ? says : ''}
      </p>
    </section>
  );
}

function depths(): Depth[] {
  // The keys of the table are the depths.
  return Object.keys(DEPTHS) as Depth[];
}
