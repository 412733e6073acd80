/** Where an owner of the box corrects facts: picks them, loads and saves a facts file, passes it on, and starts a table with it. */
import { useRef, useState } from 'react';
import {
  type CorrectedFacts,
  FACTS_LIMITS,
  type FactsOf,
  type FactsProblem,
  type FactValue,
  writeFacts,
} from '../../kernel/index.ts';
import { Card } from '../../ui/Card.tsx';
import type { Fact, FactsChapter } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { shownName } from '../names.ts';
import { download } from '../parts/download.ts';
import { entryOf, type GameEntry } from '../registry.ts';
import { Link, navigate } from '../router.tsx';
import { CorrectionList } from './CorrectionList.tsx';
import { carriesFacts, factsHash } from './link.ts';
import type { Naming } from './naming.ts';
import { Picker } from './Picker.tsx';
import type { Refusal } from './readFile.ts';
import type { FactsText } from './text/en.ts';
import type { Draft } from './useDraft.ts';

export function Correcting({
  of,
  example,
  draft,
  chapters,
  fact,
  naming,
  t,
  onPick,
}: {
  readonly of: FactsOf;
  readonly example: CorrectedFacts;
  readonly draft: Draft;
  readonly chapters: readonly FactsChapter[];
  /** The fact that is picked. */
  readonly fact: Fact;
  readonly naming: Naming;
  readonly t: FactsText;
  onPick(fact: Fact): void;
}) {
  const { corrected, read, refused, change, open } = draft;
  const { correctable } = of;
  const problems = read && 'problems' in read ? read.problems : [];
  const facts = read && 'facts' in read ? read.facts : null;
  const correct = (path: string, value: FactValue) => {
    const usual = correctable.usual?.(path) ?? path;
    change({ ...corrected, corrections: { ...without(corrected, usual).corrections, [usual]: value } });
  };
  return (
    <Card title={t.title} className="correcting">
      <p>{t.intro}</p>
      <div className="correct-files">
        <label className="button file">
          <Icon name="scroll" />
          {t.load}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(e) => {
              const file = e.target.files?.[0];
              e.target.value = '';
              if (file) void open(file);
            }}
          />
        </label>
        <button
          type="button"
          className="button quiet"
          onClick={() => download(`durbar-facts-${of.id}-example.json`, writeFacts(of, example))}
        >
          {t.example}
        </button>
      </div>
      <div role="alert">{refused !== null && <Refused refused={refused} t={t} />}</div>
      <Picker correctable={correctable} chapters={chapters} fact={fact} t={t} onPick={onPick} onCorrect={correct} />
      {read === null ? (
        <p className="soft">{t.none}</p>
      ) : (
        <>
          <CorrectionList
            game={of.id}
            correctable={correctable}
            corrections={corrected.corrections}
            problems={problems}
            naming={naming}
            t={t}
            onRemove={(path) => change(without(corrected, path))}
          />
          <label className="field correct-title">
            <span>{t.name}</span>
            <small>{t.nameHelp}</small>
            <input
              type="text"
              maxLength={FACTS_LIMITS.title}
              value={corrected.title}
              placeholder={t.untitled}
              onChange={(e) => change({ ...corrected, title: e.target.value })}
            />
          </label>
          <p className={problems.length > 0 ? 'problem' : 'soft'} role="status">
            {problems.length > 0 ? t.refused(problems.length) : facts === null ? t.same : ''}
          </p>
          <Ways of={of} facts={facts} t={t} onClear={() => change({ title: '', corrections: {} })} />
        </>
      )}
    </Card>
  );
}

function without({ title, corrections }: CorrectedFacts, path: string): CorrectedFacts {
  return { title, corrections: Object.fromEntries(Object.entries(corrections).filter(([other]) => other !== path)) };
}

/** What is wrong with a file as a whole: the place in it, and the reason. */
export function Refused({ refused, t }: { readonly refused: Refusal; readonly t: FactsText }) {
  const all =
    typeof refused === 'string'
      ? [{ at: '', key: refused, says: t[refused], other: null }]
      : refused.map((one) => ({ at: one.at, key: JSON.stringify(one), ...saysOf(one, t) }));
  return all.map(({ at, key, says, other }) => (
    <p key={key} className="problem">
      <Icon name="warning" />
      <span>
        <b>{at === '' || other ? t.file : at}</b> {says} {other && <Elsewhere game={other} t={t} />}
      </span>
    </p>
  ));
}

function saysOf(problem: FactsProblem, t: FactsText): { readonly says: string; readonly other: GameEntry | null } {
  if (problem.wrong !== 'otherGame') return { says: t.wrong(problem, String), other: null };
  const found = String(problem.found);
  const other = entryOf(found) ?? null;
  return { says: t.wrong({ ...problem, found: other?.name ?? shownName(found) }, String), other };
}

/** A file for another game of the house: its facts are one press away, and a link brings the file along. */
function Elsewhere({ game: { id, name }, t }: { readonly game: GameEntry; readonly t: FactsText }) {
  return <Link href={`/facts/${id}${carriesFacts(location.hash) ? location.hash : ''}`}>{t.factsOf(name)}</Link>;
}

/** Saving, passing on, and playing: only with facts that fit together. */
function Ways({
  of,
  facts,
  t,
  onClear,
}: {
  readonly of: FactsOf;
  readonly facts: CorrectedFacts | null;
  readonly t: FactsText;
  onClear(): void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (what: CorrectedFacts) => {
    const hash = await factsHash(of, what);
    if (hash === null) return setTold(t.tooLarge);
    const link = `${location.origin}/facts/${of.id}${hash}`;
    try {
      await navigator.clipboard.writeText(link);
      setTold(t.copied);
      setByHand(null);
    } catch {
      // Without a safe connection, or without leave, only the person can copy.
      setTold(t.byHand);
      setByHand(link);
    }
  };
  const play = async (what: CorrectedFacts) => {
    const hash = await factsHash(of, what);
    if (hash === null) setTold(t.tooLarge);
    else navigate(`/new/${of.id}${hash}`);
  };
  return (
    <>
      <div className="correct-ways">
        {facts && (
          <>
            <button type="button" className="button go" onClick={() => void play(facts)}>
              {t.play}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => download(`durbar-facts-${of.id}.json`, writeFacts(of, facts))}
            >
              <Icon name="save" size={16} />
              {t.save}
            </button>
            <button type="button" className="button" onClick={() => void copy(facts)}>
              {t.copy}
            </button>
          </>
        )}
        <button type="button" className="button quiet" onClick={onClear}>
          {t.clear}
        </button>
      </div>
      <p className="soft" role="status">
        {told}
      </p>
      {byHand !== null && (
        <input
          ref={field}
          type="text"
          readOnly
          aria-label={t.byHand}
          value={byHand}
          onFocus={() => field.current?.select()}
        />
      )}
    </>
  );
}
