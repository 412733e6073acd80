/** The rules of a game in our words: every rule numbered, searchable, with pictures, and with an address of its own. */
import { useCallback } from 'react';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { Unknown } from '../parts/Unknown.tsx';
import { loadGame } from '../registry.ts';
import { useLoaded } from '../useLoaded.ts';
import { Reference } from './Reference.tsx';
import { useRulesWords } from './useRulesWords.ts';

export function RulesPage({ id }: { readonly id: string }) {
  const { text, language } = useHouse();
  const t = useRulesWords();
  const loading = useLoaded(
    useCallback(async () => {
      const loaded = await loadGame(id, language);
      return loaded && { entry: loaded.entry, name: loaded.ui.text.name, reference: await loaded.ui.rules() };
    }, [id, language]),
  );
  const loaded = fetched(loading);
  if (loading === null || t === null) return <p className="loading">{text.house.loading}</p>;
  if (loaded === null) return <Unknown title={text.fresh.unknownGame} />;
  return <Reference {...loaded} t={t} />;
}
