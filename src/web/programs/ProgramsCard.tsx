/** The tokens with which programs sit at online tables in a person's name: made, shown once, revoked. */
import { useEffect, useState } from 'react';
import type { Token } from '../../online/api.ts';
import { Card } from '../../ui/Card.tsx';
import { NAME_LIMIT } from '../keep/settings.ts';
import { type CallProblem, calls } from '../online/calls.ts';
import { useWords, type WordLoaders } from '../useWords.ts';
import type { ProgramsText } from './text/en.ts';
import './programs.css';

const WORDS: WordLoaders<ProgramsText> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};
/** As many as the server allows. */
const MOST = 10;

export function ProgramsCard({
  onDone,
  onProblem,
}: {
  /** Something was done, in words. */
  onDone(says: string): void;
  onProblem(problem: CallProblem): void;
}) {
  const t = useWords(WORDS);
  const [tokens, setTokens] = useState<readonly Token[] | null>(null);
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<string | null>(null);

  useEffect(() => {
    let wanted = true;
    void calls.tokens().then((called) => {
      if (wanted && 'value' in called) setTokens(called.value.tokens);
    });
    return () => {
      wanted = false;
    };
  }, []);

  const make = async () => {
    const called = await calls.makeToken(label.trim());
    if ('problem' in called) return onProblem(called.problem);
    setTokens(called.value.tokens);
    setMade(called.value.token);
    setLabel('');
  };
  const revoke = async (id: string, says: string) => {
    const called = await calls.revokeToken(id);
    if ('problem' in called) return onProblem(called.problem);
    setTokens(called.value.tokens);
    setMade(null);
    onDone(says);
  };

  if (t === null || tokens === null) return null;
  const full = tokens.length >= MOST;
  return (
    <Card title={t.title} className="programs">
      <p className="soft">{t.help}</p>
      {tokens.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul>
          {tokens.map((token) => (
            <li key={token.id}>
              <span>
                <b>{token.label}</b> <small>{t.since(token.created)}</small>
              </span>
              <button
                type="button"
                className="button"
                aria-label={t.revokeWhich(token.label)}
                onClick={() => void revoke(token.id, t.revoked(token.label))}
              >
                {t.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (label.trim() !== '' && !full) void make();
        }}
      >
        <label className="field">
          <span>{t.label}</span>
          {full && <small>{t.enough}</small>}
          <input
            type="text"
            autoComplete="off"
            maxLength={NAME_LIMIT}
            value={label}
            onChange={(e) => setLabel(e.target.value)}
          />
        </label>
        <button type="submit" className="button" aria-disabled={full || label.trim() === ''}>
          {t.make}
        </button>
      </form>
      <div role="status">
        {made !== null && (
          <>
            <output className="you-code">{made}</output>
            <p>{t.once}</p>
            <button
              type="button"
              className="button"
              onClick={() => void navigator.clipboard?.writeText(made).then(() => onDone(t.copied))}
            >
              {t.copy}
            </button>
          </>
        )}
      </div>
    </Card>
  );
}
