/** What is printed on boards, cards and tiles: shown with the pieces, each fact with its source. */
import { useCallback, useEffect, useState } from 'react';
import type { FactsChapter } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { Page } from '../parts/Page.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import { type GameEntry, loadGame } from '../registry.ts';
import { Link } from '../router.tsx';
import type { RulesWords } from '../rules/text/en.ts';
import { useHash } from '../rules/useHash.ts';
import { useRulesWords } from '../rules/useRulesWords.ts';
import { useShownFaces } from '../rules/useShownFaces.ts';
import { useLoaded } from '../useLoaded.ts';
import { FactCard } from './FactCard.tsx';
import './facts.css';
import '../rules/print.css';

export function FactsPage({ id }: { readonly id: string }) {
  const { text, language } = useHouse();
  const t = useRulesWords();
  const loading = useLoaded(
    useCallback(async () => {
      const loaded = await loadGame(id, language);
      return loaded && { entry: loaded.entry, name: loaded.ui.text.name, chapters: await loaded.ui.facts() };
    }, [id, language]),
  );
  if (loading === null || t === null) return <p className="loading">{text.house.loading}</p>;
  if ('error' in loading || loading.value === null) return <Unknown title={text.fresh.unknownGame} />;
  return <Facts {...loading.value} t={t} />;
}

const isOpen = (source: string) => source === 'reconstructed' || source === 'partly';

function Facts({
  entry,
  name,
  chapters,
  t,
}: {
  readonly entry: GameEntry;
  readonly name: string;
  readonly chapters: readonly FactsChapter[];
  readonly t: RulesWords;
}) {
  const [only, setOnly] = useState<'all' | 'only'>('all');
  const [target] = useHash();
  const faces = useShownFaces(entry);
  useEffect(() => {
    if (target === '') return;
    setOnly('all');
    const there = requestAnimationFrame(() => document.getElementById(target)?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(there);
  }, [target]);
  const all = chapters.flatMap(({ facts }) => facts);
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
      <div className="facts-filter">
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
      {chapters.map((chapter) => {
        const facts = chapter.facts.filter(({ source }) => only === 'all' || isOpen(source));
        return (
          facts.length > 0 && (
            <section key={chapter.id} className="facts-chapter" aria-labelledby={`chapter-${chapter.id}`}>
              <h2 id={`chapter-${chapter.id}`}>{chapter.title}</h2>
              <div className="facts">
                {facts.map((fact) => (
                  <FactCard key={fact.id} fact={fact} game={entry.id} faces={faces} here={target === fact.id} t={t} />
                ))}
              </div>
            </section>
          )
        );
      })}
    </Page>
  );
}
