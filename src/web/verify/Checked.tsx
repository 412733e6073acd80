/** A record and what came out of going through it, one step under the other. */
import type { ReactNode } from 'react';
import { factsIn, type GameRecord, type ReplayProblem } from '../../kernel/index.ts';
import { type Audit, type DrawGroup, firstOther } from '../../table/audit.ts';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { namesIn } from '../names.ts';
import { Page } from '../parts/Page.tsx';
import { entryOf } from '../registry.ts';
import { Link } from '../router.tsx';
import type { WebText } from '../text/en.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { useCheck } from './checking.ts';
import { Draws, drawText } from './Draws.tsx';
import { Result } from './Result.tsx';
import { Step, Value } from './Step.tsx';
import type { VerifyText } from './text/en.ts';

interface Props {
  readonly t: VerifyText;
  readonly record: GameRecord;
  /** Null where the record was only brought here to be checked. */
  readonly id: string | null;
  /** Whether the game is running at a table of this device: then its draws stay closed. */
  readonly closed: boolean;
}

export function Checked({ onAnother, ...props }: Props & { onAnother(): void }) {
  const { t, record, id } = props;
  const { text } = useHouse();
  const entry = entryOf(record.game);
  const title = t.of(entry?.name ?? record.game);
  if (!entry)
    return (
      <Page title={title}>
        <Another t={t} onAnother={onAnother} />
        <Verdict bad={text.record.play('wrongGame', -1, record.game)} t={t} />
      </Page>
    );
  return (
    <Page
      title={title}
      remark={record.names === undefined ? '' : namesIn(record, text.fresh.seat).join(', ')}
      actions={
        id !== null && (
          <Link href={`/replay/${id}`} className="top-link">
            {t.replay}
          </Link>
        )
      }
    >
      <Another t={t} onAnother={onAnother} />
      <Check {...props} />
    </Page>
  );
}

function Another({ t, onAnother }: { readonly t: VerifyText; onAnother(): void }) {
  return (
    <button type="button" className="button verify-another" onClick={onAnother}>
      {t.another}
    </button>
  );
}

function Check({ t, record, id, closed }: Props) {
  const word = useCheck(record);
  if ('failed' in word) return <Verdict bad={t.failed} t={t} />;
  if ('done' in word) {
    const all = record.log.length;
    return (
      <div className="verify-progress" role="status">
        <progress value={word.done} max={Math.max(1, all)} aria-label={t.title} />
        <p>{word.done < all ? t.checking(word.done, all) : t.whole}</p>
      </div>
    );
  }
  return <Report t={t} record={record} id={id} closed={closed} audit={word.audit} cut={word.cut} />;
}

function Verdict({ t, bad }: { readonly t: VerifyText; readonly bad: string }) {
  return (
    <p className="verdict bad" role="alert">
      <Icon name="warning" size={22} />
      <span>
        <b>{t.bad}</b> {bad}
      </span>
    </p>
  );
}

function Report({ t, record, id, closed, audit, cut }: Props & { readonly audit: Audit; readonly cut: number }) {
  const { text } = useHouse();
  const names = namesIn(record, text.fresh.seat);
  const name = (seat: number) => names[seat] ?? text.fresh.seat(seat + 1);
  const place = (group: DrawGroup) => (group.seat === null ? t.deal : t.answer(group.answer, name(group.seat)));
  const says = wrongIn(audit, place, t, text);
  const lines = record.lines?.length ?? 0;
  return (
    <>
      {says !== null ? (
        <Verdict t={t} bad={says} />
      ) : (
        <p className={`verdict ${audit.over ? 'good' : 'open'}`} role="status">
          <Icon name={audit.over ? 'check' : 'clock'} size={22} />
          <span>{audit.over ? (audit.generator === 'keyed' ? t.good : t.goodSimulated) : t.soFar}</span>
        </p>
      )}
      <ol className="verify-steps">
        <PromiseStep t={t} audit={audit} />
        <SeedStep t={t} audit={audit} />
        {audit.generator === 'keyed' && <HashStep t={t} audit={audit} />}
        <DrawsStep t={t} audit={audit} record={record} id={id} closed={closed} name={name} place={place} />
        <AnswersStep t={t} audit={audit} record={record} name={name} />
        <Result t={t} audit={audit} record={record} />
        {lines > 0 && (
          <Step title={t.steps.lines} mark={cut === 0 ? 'good' : 'open'} t={t}>
            <p>{t.linesSay(lines, cut)}</p>
          </Step>
        )}
      </ol>
    </>
  );
}

/** What is wrong with a record, in a sentence; null where nothing is. */
function wrongIn(audit: Audit, place: (group: DrawGroup) => string, t: VerifyText, text: WebText): string | null {
  const { problem } = audit;
  if (problem === null) return null;
  if (problem.problem === 'seed' && audit.seed === null) return t.neverRevealed;
  if (problem.problem === 'result' && audit.result === null) return t.resultEarly;
  // After a draw that was changed the answers soon fit no more: the draw is the cause and is named, not what came of it.
  const cause = isPromised(audit) ? audit.groups.find((group) => firstOther(group) !== null) : undefined;
  if (cause && cause.ply < problem.ply) return t.drawChanged(firstSays(t, place(cause), cause));
  // A draw is named by the number that a replay gives to its answer: what was taken back before does not count there.
  const drawn = audit.groups.find((group) => group.ply === problem.ply);
  return text.record.play(problem.problem, drawn ? drawn.answer - 1 : problem.ply, problem.detail);
}

/** A simulation promises nothing that its seed could differ from. */
function isPromised({ generator, hash, promised }: Audit): boolean {
  return generator === 'fast' || hash === promised;
}

interface StepProps {
  readonly t: VerifyText;
  readonly audit: Audit;
}

interface Named {
  name(seat: number): string;
}

function PromiseStep({ t, audit }: StepProps) {
  return (
    <Step title={t.steps.promise} mark={audit.promised === null ? 'none' : 'good'} t={t}>
      <p>{audit.promised === null ? t.notPromised : t.promised}</p>
      {audit.promised !== null && <Value>{audit.promised}</Value>}
    </Step>
  );
}

function SeedStep({ t, audit }: StepProps) {
  if (audit.seed === null)
    return (
      <Step title={t.steps.seed} mark={audit.over ? 'bad' : 'open'} t={t}>
        <p>{audit.over ? t.neverRevealed : t.hidden}</p>
      </Step>
    );
  return (
    <Step title={t.steps.seed} mark={isPromised(audit) ? 'good' : 'bad'} t={t}>
      <p>{audit.generator === 'keyed' ? t.revealed : t.simulated}</p>
      <Value>{audit.seed}</Value>
    </Step>
  );
}

function HashStep({ t, audit }: StepProps) {
  const { seed, hash } = audit;
  if (seed === null || hash === null)
    return (
      <Step title={t.steps.hash} mark="open" t={t}>
        <p>{t.hashUnknown}</p>
      </Step>
    );
  const fits = isPromised(audit);
  return (
    <Step title={t.steps.hash} mark={fits ? 'good' : 'bad'} t={t}>
      <p>{fits ? t.hashFits : t.hashDiffers}</p>
      <dl>
        <dt>{t.computed}</dt>
        <dd>
          <Value>{hash}</Value>
        </dd>
        <dt>{t.byHand}</dt>
        <dd>
          <Value>{`printf %s '${seed.replaceAll("'", "'\\''")}' | sha256sum`}</Value>
        </dd>
      </dl>
    </Step>
  );
}

function DrawsStep({
  t,
  audit,
  record,
  id,
  closed,
  name,
  place,
}: StepProps & Props & Named & { place(group: DrawGroup): string }) {
  const loading = useLoadedGame(record.game);
  const { text } = useHouse();
  const { groups, problem } = audit;
  const draws = groups.reduce((sum, group) => sum + group.recorded.length, 0);
  const others = groups.filter((group) => firstOther(group) !== null);
  const first = others[0];
  const misfit = problem?.problem === 'draws';
  const says = (): ReactNode => {
    if (misfit && problem) return text.record.play(problem.problem, problem.ply, problem.detail);
    if (first) return t.drawsDiffer(others.length, firstSays(t, place(first), first));
    if (closed) return t.drawsClosed;
    return audit.seed === null ? t.drawsUnchecked(draws) : t.drawsFit(draws, groups.length);
  };
  const mark = misfit || first ? 'bad' : audit.seed === null ? 'open' : 'good';
  const ui = loading && 'value' in loading ? (loading.value?.ui ?? null) : null;
  const facts = factsIn(record) ?? undefined;
  return (
    <Step title={t.steps.draws} mark={mark} t={t}>
      <p>{says()}</p>
      {!closed && groups.length > 0 && (
        <Draws
          t={t}
          groups={groups}
          place={place}
          replay={id === null ? null : (group) => `/replay/${id}#${group.answer}`}
          event={(group) => group.events.flatMap((event) => ui?.text.event(event, name, facts) ?? []).join(' ')}
        />
      )}
    </Step>
  );
}

function firstSays(t: VerifyText, where: string, group: DrawGroup): string {
  const at = firstOther(group) ?? 0;
  return t.firstDraw(where, at + 1, drawText(t, group.recorded[at]), drawText(t, group.seeded?.[at]));
}

/** Problems that an answer of the log has by itself. */
const OF_ANSWERS: readonly ReplayProblem['problem'][] = ['illegal', 'undo', 'wrongVersion', 'seats', 'option'];

/** The rule that a refusal names at its end. */
const RULE_NAMED = /\(([A-Z]{2}-[\w.-]+)\)$/;

function AnswersStep({ t, audit, record, name }: StepProps & Named & { readonly record: GameRecord }) {
  const { text } = useHouse();
  const { problem, answers, takenBack } = audit;
  const wrong = problem && OF_ANSWERS.includes(problem.problem) ? problem : null;
  const stopped = wrong ?? (problem?.problem === 'draws' ? problem : null);
  return (
    <Step title={t.steps.answers} mark={wrong ? 'bad' : stopped ? 'open' : 'good'} t={t}>
      {stopped ? (
        <>
          <p>{t.answersStop(answers)}</p>
          <p className="verify-first">{text.record.play(stopped.problem, stopped.ply, stopped.detail)}</p>
          {stopped.problem === 'illegal' && <Illegal t={t} problem={stopped} record={record} name={name} />}
        </>
      ) : (
        <p>{t.answersFit(answers, takenBack)}</p>
      )}
    </Step>
  );
}

/** Whose answer it is, the rule that it is against, and the answer itself as the record has it. */
function Illegal({
  t,
  problem,
  record,
  name,
}: Named & { readonly t: VerifyText; readonly problem: ReplayProblem; readonly record: GameRecord }) {
  const entry = record.log[problem.ply];
  const rule = RULE_NAMED.exec(problem.detail)?.[1];
  if (!entry || !('move' in entry)) return null;
  return (
    <dl>
      <dt>{t.givenBy}</dt>
      <dd>{name(entry.seat)}</dd>
      {rule !== undefined && (
        <>
          <dt>{t.againstRule}</dt>
          <dd>
            <Link href={`/rules/${record.game}#${rule}`}>{rule}</Link>
          </dd>
        </>
      )}
      <dt>{t.recorded}</dt>
      <dd>
        <Value>{JSON.stringify(entry.move)}</Value>
      </dd>
    </dl>
  );
}
