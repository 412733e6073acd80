/** What is printed on boards, cards and tiles: shown with the pieces, each fact with its source. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type CorrectedFacts,
  correctableIn,
  type FactsOf,
  type Game,
  type GameEvent,
  type Move,
  type OptionSpec,
  type State,
} from '../../kernel/index.ts';
import type { Fact, FactsChapter } from '../../ui/contract.ts';
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
import { Correcting } from './Correcting.tsx';
import { type Correction, FactCard } from './FactCard.tsx';
import { namingOf } from './naming.ts';
import type { FactsText } from './text/en.ts';
import { useDraft } from './useDraft.ts';
import { useFactsText } from './useFactsText.ts';
import './facts.css';
import '../rules/print.css';

export function FactsPage({ id }: { readonly id: string }) {
  const { text, language } = useHouse();
  const t = useRulesWords();
  const own = useFactsText();
  const loading = useLoaded(
    useCallback(async () => {
      const loaded = await loadGame(id, language);
      return (
        loaded && {
          entry: loaded.entry,
          name: loaded.ui.text.name,
          chapters: await loaded.ui.facts(),
          open: openIn(loaded.game),
        }
      );
    }, [id, language]),
  );
  if (loading === null || t === null || own === null) return <p className="loading">{text.house.loading}</p>;
  if ('error' in loading || loading.value === null) return <Unknown title={text.fresh.unknownGame} />;
  const { open, ...facts } = loading.value;
  return open ? <OpenFacts {...facts} {...open} t={t} own={own} /> : <Facts {...facts} t={t} correction={null} />;
}

interface Open {
  readonly of: FactsOf;
  readonly example: CorrectedFacts;
}

function openIn<O extends object>(game: Game<State, Move, GameEvent, O>): Open | null {
  const of = correctableIn(game);
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  const spec = specs['facts'];
  return of && spec?.kind === 'facts' ? { of, example: spec.example } : null;
}

interface FactsProps {
  readonly entry: GameEntry;
  readonly name: string;
  readonly chapters: readonly FactsChapter[];
  readonly t: RulesWords;
}

/** The facts of a game that can be corrected, with what is being corrected. */
function OpenFacts({ of, example, own, ...facts }: FactsProps & Open & { readonly own: FactsText }) {
  const { chapters } = facts;
  const draft = useDraft(of, own.untitled);
  const naming = useMemo(() => namingOf(chapters, own), [chapters, own]);
  const [picked, setPicked] = useState<Fact | null>(
    () => chapters.flatMap((chapter) => chapter.facts).find(({ correct }) => correct) ?? null,
  );
  const desk = useRef<HTMLDivElement>(null);
  const { read } = draft;
  const correction = useMemo<Correction>(
    () => ({
      correctable: of.correctable,
      facts: read && 'facts' in read ? read.facts : null,
      t: own,
      begin(fact) {
        setPicked(fact);
        desk.current?.scrollIntoView({ block: 'start' });
        desk.current?.querySelector('select')?.focus({ preventScroll: true });
      },
    }),
    [of, read, own],
  );
  return (
    <Facts {...facts} correction={correction}>
      <div ref={desk} className="correct-desk">
        {picked && (
          <Correcting
            of={of}
            example={example}
            draft={draft}
            chapters={chapters}
            fact={picked}
            naming={naming}
            t={own}
            onPick={setPicked}
          />
        )}
      </div>
    </Facts>
  );
}

const isOpen = (source: string) => source === 'reconstructed' || source === 'partly';

function Facts({
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
      {children}
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
                  <FactCard
                    key={fact.id}
                    fact={fact}
                    game={entry.id}
                    faces={faces}
                    here={target === fact.id}
                    t={t}
                    correction={correction}
                  />
                ))}
              </div>
            </section>
          )
        );
      })}
    </Page>
  );
}
