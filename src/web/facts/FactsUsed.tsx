/** Which corrected facts a table goes by: a mark in its top bar, and the list behind it. */
import { useCallback, useState } from 'react';
import { type CorrectedFacts, correctableIn } from '../../kernel/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import type { Loaded } from '../registry.ts';
import { useLoaded } from '../useLoaded.ts';
import { CorrectionList } from './CorrectionList.tsx';
import { namingOf } from './naming.ts';
import type { FactsText } from './text/en.ts';
import { useFactsText } from './useFactsText.ts';

interface UsedProps {
  readonly loaded: Loaded;
  readonly facts: CorrectedFacts;
}

export function FactsUsed({ loaded, facts }: UsedProps) {
  const t = useFactsText();
  const [open, setOpen] = useState(false);
  if (t === null) return null;
  const says = t.used(facts.title, Object.keys(facts.corrections).length);
  return (
    <>
      <button type="button" className="top-link facts-used" aria-label={says} onClick={() => setOpen(true)}>
        <Icon name="scroll" size={17} />
        <span className="wide-only">{says}</span>
      </button>
      {open && (
        <Dialog title={says} onClose={() => setOpen(false)}>
          <p>{t.usedHelp}</p>
          <Corrections loaded={loaded} facts={facts} t={t} />
        </Dialog>
      )}
    </>
  );
}

/** The corrections of a table, in words. */
export function Corrections({ loaded, facts, t }: UsedProps & { readonly t: FactsText }) {
  const { ui, game } = loaded;
  const loading = useLoaded(useCallback(() => ui.facts(), [ui]));
  const of = correctableIn(game);
  if (of === null || loading === null || 'error' in loading) return null;
  return (
    <>
      <CorrectionList
        game={game.id}
        correctable={of.correctable}
        corrections={facts.corrections}
        naming={namingOf(loading.value, t)}
        t={t}
      />
      <p>
        <a href={`/facts/${game.id}`} target="_blank" rel="noreferrer">
          {t.toFacts}
        </a>
      </p>
    </>
  );
}
