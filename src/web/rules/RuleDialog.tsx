/** One rule over the table, with its pictures and the rest of its chapter. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { GameUi, SeatFace } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useLoaded } from '../useLoaded.ts';
import { Rule } from './Rule.tsx';
import { indexOf, named } from './search.ts';
import { useRulesWords } from './useRulesWords.ts';
import './rules.css';

export function RuleDialog({
  game,
  ui,
  rule,
  faces,
  onClose,
}: {
  readonly game: string;
  readonly ui: GameUi;
  readonly rule: string;
  readonly faces: readonly SeatFace[];
  onClose(): void;
}) {
  const { text } = useHouse();
  const t = useRulesWords();
  const loading = useLoaded(useCallback(() => ui.rules(), [ui]));
  const list = useRef<HTMLOListElement>(null);
  const reference = loading && 'value' in loading ? loading.value : null;
  const index = useMemo(() => indexOf(reference?.chapters ?? []), [reference]);
  const wanted = named(index, rule);
  const chapter = reference?.chapters.find(({ rules }) => rules.some(({ id }) => id === wanted));
  const base = `/rules/${game}`;
  useEffect(() => {
    if (chapter && t) list.current?.querySelector('.here')?.scrollIntoView({ block: 'start' });
  }, [chapter, t]);
  return (
    <Dialog title={chapter?.title ?? text.table.rules} onClose={onClose}>
      {loading === null || t === null ? (
        <p>{text.house.loading}</p>
      ) : (
        <>
          {chapter === undefined && <p>{'error' in loading ? text.house.broken : t.lost(rule)}</p>}
          <ol ref={list} className="rules-over">
            {chapter?.rules.map((each) => (
              <Rule
                key={each.id}
                rule={each}
                pictures={reference?.pictures ?? []}
                faces={faces}
                away={false}
                ids={index.ids}
                here={each.id === wanted}
                t={t}
                base={base}
              />
            ))}
          </ol>
          <p className="rules-ways">
            <a href={`${base}#${wanted ?? ''}`} target="_blank" rel="noreferrer">
              {t.more}
            </a>
            <a href={`/facts/${game}`} target="_blank" rel="noreferrer">
              {t.facts}
            </a>
          </p>
        </>
      )}
    </Dialog>
  );
}
