/** The result of a record beside the one that its answers lead to. */
import { type GameRecord, same } from '../../kernel/index.ts';
import type { Audit } from '../../table/audit.ts';
import { useHouse } from '../context.tsx';
import { namesIn } from '../names.ts';
import { Step, Value } from './Step.tsx';
import type { VerifyText } from './text/en.ts';

export function Result({
  t,
  audit,
  record,
}: {
  readonly t: VerifyText;
  readonly audit: Audit;
  readonly record: GameRecord;
}) {
  const { text } = useHouse();
  const { recordedResult, result } = audit;
  if (recordedResult === null)
    return (
      <Step title={t.steps.result} mark={audit.over ? 'bad' : 'open'} t={t}>
        <p>{audit.over ? t.resultMissing : t.resultNotYet}</p>
      </Step>
    );
  const fits = same(recordedResult, result);
  const names = namesIn(record, text.fresh.seat);
  const scores = (values: readonly number[]) => values.map((score, seat) => `${names[seat] ?? ''} ${score}`).join(', ');
  return (
    <Step title={t.steps.result} mark={fits ? 'good' : 'bad'} t={t}>
      <p>{fits ? t.resultFits : result === null ? t.resultEarly : t.resultDiffers}</p>
      <dl>
        <dt>
          {t.scores}: {t.recorded}
        </dt>
        <dd>{scores(recordedResult.scores)}</dd>
        {result && (
          <>
            <dt>
              {t.scores}: {t.computed}
            </dt>
            <dd>{scores(result.scores)}</dd>
          </>
        )}
        <dt>
          {t.finalHash}: {t.recorded}
        </dt>
        <dd>
          <Value>{recordedResult.hash}</Value>
        </dd>
        {result && (
          <>
            <dt>
              {t.finalHash}: {t.computed}
            </dt>
            <dd>
              <Value>{result.hash}</Value>
            </dd>
          </>
        )}
      </dl>
    </Step>
  );
}
