/** The corrected facts of a new table: which they are, how to take them away, how to come by some. */
import { useState } from 'react';
import { type CorrectedFacts, correctableIn, parseFacts } from '../../kernel/index.ts';
import { Icon } from '../../ui/icons.tsx';
import type { Loaded } from '../registry.ts';
import { Link } from '../router.tsx';
import { Refused } from './Correcting.tsx';
import { Corrections } from './FactsUsed.tsx';
import { type Refusal, readFactsFile } from './readFile.ts';
import { useFactsText } from './useFactsText.ts';

export function FactsField({
  loaded,
  facts,
  broken,
  onChange,
}: {
  readonly loaded: Loaded;
  readonly facts: CorrectedFacts | null;
  /** The address had facts that are none. */
  readonly broken: boolean;
  onChange(facts: CorrectedFacts | null): void;
}) {
  const t = useFactsText();
  const { game, ui } = loaded;
  const of = correctableIn(game);
  const words = ui.text.options['facts'];
  const [refused, setRefused] = useState<Refusal | null>(broken ? 'broken' : null);
  if (t === null || of === null || words === undefined) return null;
  const take = async (file: File) => {
    const opened = await readFactsFile(file);
    if ('refused' in opened) return setRefused(opened.refused);
    const read = parseFacts(of, opened.text);
    if ('problems' in read) return setRefused(read.problems);
    setRefused(null);
    onChange(read.facts);
  };
  return (
    <fieldset className="field facts-field">
      <legend>{words.label}</legend>
      <small>{words.help}</small>
      {facts === null ? (
        <p>{t.field.none}</p>
      ) : (
        <details>
          <summary>{t.used(facts.title, Object.keys(facts.corrections).length)}</summary>
          <Corrections loaded={loaded} facts={facts} t={t} />
        </details>
      )}
      <div role="alert">{refused !== null && <Refused refused={refused} t={t} />}</div>
      <div className="correct-files">
        {facts !== null && (
          <button type="button" className="button" onClick={() => onChange(null)}>
            {t.field.remove}
          </button>
        )}
        <label className="button file">
          <Icon name="scroll" />
          {t.load}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(e) => {
              const file = e.target.files?.[0];
              e.target.value = '';
              if (file) void take(file);
            }}
          />
        </label>
        <Link href={`/facts/${game.id}`}>{t.field.find}</Link>
      </div>
    </fieldset>
  );
}
