/** One printed fact: its name, where it comes from, what it looks like, and what can be corrected in it. */
import { memo, useState } from 'react';
import type { Correctable, CorrectedFacts, FactSpec } from '../../kernel/index.ts';
import type { Fact, FactCorrection, SeatFace } from '../../ui/contract.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { Link } from '../router.tsx';
import type { RulesWords } from '../rules/text/en.ts';
import { partsOf } from './naming.ts';
import type { FactsText } from './text/en.ts';

/** What can be corrected on the page, what has been, and how to begin. */
export interface Correction {
  readonly correctable: Correctable;
  /** Null while nothing is corrected, or what is does not fit together. */
  readonly facts: CorrectedFacts | null;
  readonly t: FactsText;
  begin(fact: Fact): void;
}

export const FactCard = memo(function FactCard({
  fact,
  game,
  faces,
  here,
  t,
  correction,
}: {
  readonly fact: Fact;
  readonly game: string;
  readonly faces: readonly SeatFace[];
  readonly here: boolean;
  readonly t: RulesWords;
  /** Null where nothing of the game can be corrected. */
  readonly correction: Correction | null;
}) {
  const { id, name, source, note, rule, wide, correct, Drawing } = fact;
  const head = correct && `${correct.path}.`;
  const corrected = correction?.facts ?? undefined;
  const changed = head && Object.keys(corrected?.corrections ?? {}).some((path) => `${path}.`.startsWith(head));
  return (
    <article id={id} className={`fact ${wide ? 'wide' : ''} ${here ? 'here' : ''}`} data-source={source}>
      <header>
        <h3>
          <a href={`#${id}`}>{name}</a>
        </h3>
        {changed && <span className="fact-source changed">{correction?.t.changed}</span>}
        <span className={`fact-source ${source}`} title={t.sources[source].help}>
          {t.sources[source].label}
        </span>
      </header>
      <Scroller className="fact-drawing" label={name}>
        <Drawing faces={faces} corrected={corrected} />
      </Scroller>
      <footer>
        {note && <p>{note}</p>}
        <Link href={`/rules/${game}#${rule}`}>{rule}</Link>
      </footer>
      {correction && correct && <Correctables fact={fact} correct={correct} correction={correction} />}
    </article>
  );
});

/** Every value of the fact that can be corrected, under its name in a facts file. */
function Correctables({
  fact,
  correct: { path: head, says },
  correction: { correctable, t, begin },
}: {
  readonly fact: Fact;
  readonly correct: FactCorrection;
  readonly correction: Correction;
}) {
  const [open, setOpen] = useState(false);
  const all = Object.entries(correctable.specs).filter(([path]) => `${path}.`.startsWith(`${head}.`));
  return (
    <details className="fact-correct" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{t.can(all.length)}</summary>
      {open && (
        <>
          <button type="button" className="button" onClick={() => begin(fact)}>
            {t.correct}
          </button>
          <Scroller className="fact-paths" label={t.can(all.length)}>
            <table className="drawn-table">
              <thead>
                <tr>
                  <th scope="col">{t.columns.path}</th>
                  <th scope="col">{t.columns.printed}</th>
                  <th scope="col">{t.columns.possible}</th>
                </tr>
              </thead>
              <tbody>
                {all.map(([path, spec]) => (
                  <tr key={path}>
                    <th scope="row">
                      <code>{path}</code>
                      <small>{partsOf(path, head).map(says).join(', ')}</small>
                    </th>
                    <td>{valueIn(spec.printed, says, t)}</td>
                    <td>{possible(spec, says, t)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        </>
      )}
    </details>
  );
}

function valueIn(value: FactSpec['printed'], says: FactCorrection['says'], t: FactsText): string {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  return typeof value === 'number' ? String(value) : `${says(value)} (${value})`;
}

function possible(spec: FactSpec, says: FactCorrection['says'], t: FactsText): string {
  if ('min' in spec) return t.range(spec.min, spec.max);
  if ('values' in spec) return spec.values.map((value) => valueIn(value, says, t)).join(', ');
  return `${t.yes} (true), ${t.no} (false)`;
}
