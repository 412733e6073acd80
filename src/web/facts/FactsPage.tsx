/** What is printed on boards, cards and tiles: shown with the pieces, each fact with its source. */
import { useCallback, useMemo, useRef, useState } from 'react';
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
import type { Fact } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { Unknown } from '../parts/Unknown.tsx';
import { loadGame } from '../registry.ts';
import { useRulesWords } from '../rules/useRulesWords.ts';
import { useLoaded } from '../useLoaded.ts';
import { Correcting } from './Correcting.tsx';
import type { Correction } from './FactCard.tsx';
import { FactsList, type FactsProps } from './FactsList.tsx';
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
  const loaded = fetched(loading);
  if (loading === null || t === null || own === null) return <p className="loading">{text.house.loading}</p>;
  if (loaded === null) return <Unknown title={text.fresh.unknownGame} />;
  const { open, ...facts } = loaded;
  return open ? <OpenFacts {...facts} {...open} t={t} own={own} /> : <FactsList {...facts} t={t} correction={null} />;
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
    <FactsList {...facts} correction={correction}>
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
    </FactsList>
  );
}
