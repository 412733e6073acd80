/** All printed facts, chapter by chapter: those of some source, or those that have the words that are looked for. */
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { FactsChapter } from '../../ui/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { shownName } from '../names.ts';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { Page } from '../parts/Page.tsx';
import type { GameEntry } from '../registry.ts';
import { Link } from '../router.tsx';
import { find, wordsOf } from '../rules/search.ts';
import type { RulesWords } from '../rules/text/en.ts';
import { useHash } from '../rules/useHash.ts';
import { useShownFaces } from '../rules/useShownFaces.ts';
import { type Correction, FactCard } from './FactCard.tsx';
import { factsIndex } from './lookup.ts';

export interface FactsProps {
  readonly entry: GameEntry;
  readonly name: string;
  readonly chapters: readonly FactsChapter[];
  readonly t: RulesWords;
}

/** No fact has a longer name. */
const LONGEST_NAME = 40;

const isOpen = (source: string) => source === 'reconstructed' || source === 'partly';

export function FactsList({
  entry,
  name,
  chapters,
  t,
  correction,
  children,
}: FactsProps & {
  /** Null where nothing can be corrected. */
  readonly correction: Correction | null;
  /** Where it is corrected. */
  readonly children?: ReactNode;
}) {
  const [only, setOnly] = useState<'all' | 'only'>('all');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const [target, forget] = useHash();
  const faces = useShownFaces(entry);
  const index = useMemo(() => factsIndex(chapters), [chapters]);
  const found = useMemo(() => find(index, wordsOf(wanted)), [index, wanted]);
  useEffect(() => {
    if (target === '') return;
    setOnly('all');
    setTyped('');
    const there = requestAnimationFrame(() => document.getElementById(target)?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(there);
  }, [target]);
  const all = chapters.flatMap(({ facts }) => facts);
  const isHere = all.some(({ id }) => id === target) || chapters.some(({ id }) => `chapter-${id}` === target);
  const shown = new Set(
    all.flatMap(({ id, source }) => ((only === 'all' || isOpen(source)) && (found?.has(id) ?? true) ? [id] : [])),
  );
  return (
    <Page
      title={t.factsOf.title(name)}
      remark={t.factsOf.remark(all.length, all.filter(({ source }) => isOpen(source)).length)}
      actions={
        <Link href={`/rules/${entry.id}`} className="top-link">
          {t.rules}
        </Link>
      }
    >
      <p className="facts-intro">{t.factsOf.intro}</p>
      {children}
      <div className="facts-filter">
        <label className="field">
          <span>{t.factsOf.search}</span>
          <input
            type="search"
            value={typed}
            onChange={(e) => {
              forget();
              setTyped(e.target.value);
            }}
          />
        </label>
        <ChoiceRow<'all' | 'only'>
          label={t.factsOf.show}
          value={only}
          values={[
            { value: 'all', label: t.factsOf.all },
            { value: 'only', label: t.factsOf.only },
          ]}
          onChoose={setOnly}
        />
      </div>
      {target !== '' && !isHere && (
        <p className="problem" role="status">
          <Icon name="warning" />
          {t.factsOf.lost(shownName(target.slice(0, LONGEST_NAME)))}
        </p>
      )}
      <p role="status" className={shown.size === 0 ? 'soft' : 'unseen'}>
        {shown.size === 0 ? t.factsOf.none : typed === '' ? '' : t.factsOf.found(shown.size)}
      </p>
      {chapters.map(({ id: chapter, title, facts }) => (
        // What is left out stays in the page, unseen: no picture is drawn twice.
        <section
          key={chapter}
          className="facts-chapter"
          aria-labelledby={`chapter-${chapter}`}
          hidden={!facts.some(({ id }) => shown.has(id))}
        >
          <h2 id={`chapter-${chapter}`}>{title}</h2>
          <div className="facts">
            {facts.map((fact) => (
              <FactCard
                key={fact.id}
                fact={fact}
                game={entry.id}
                faces={faces}
                here={target === fact.id}
                hidden={!shown.has(fact.id)}
                t={t}
                correction={correction}
              />
            ))}
          </div>
        </section>
      ))}
    </Page>
  );
}
