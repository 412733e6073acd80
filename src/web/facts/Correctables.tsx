/** Every value of a fact that can be corrected, under its name in a facts file. */
import { useState } from 'react';
import type { FactSpec } from '../../kernel/index.ts';
import type { Fact, FactCorrection } from '../../ui/contract.ts';
import type { Correction } from './FactCard.tsx';
import { partsOf } from './naming.ts';
import type { FactsText } from './text/en.ts';

/** So many possible values are read at a glance; more are opened. */
const AT_A_GLANCE = 8;

export function Correctables({
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
          {alike(all).map(({ first, spec, paths }) => (
            <section key={first} className="fact-paths">
              <ul>
                {paths.map(([path, { printed }]) => (
                  <li key={path}>
                    <code>{path}</code>
                    <small>{partsOf(path, head).map(says).join(', ')}</small>
                    <span>{t.here(valueIn(printed, says, t))}</span>
                  </li>
                ))}
              </ul>
              <Possible spec={spec} says={says} t={t} />
            </section>
          ))}
        </>
      )}
    </details>
  );
}

type Path = readonly [path: string, spec: FactSpec];

/** Paths that can have the same values, together. */
function alike(all: readonly Path[]): { readonly first: string; readonly spec: FactSpec; readonly paths: Path[] }[] {
  const groups = new Map<string, { first: string; spec: FactSpec; paths: Path[] }>();
  for (const [path, spec] of all) {
    const { printed: _, ...possible } = spec;
    const kind = JSON.stringify(possible);
    const group = groups.get(kind) ?? { first: path, spec, paths: [] };
    group.paths.push([path, spec]);
    groups.set(kind, group);
  }
  return [...groups.values()];
}

interface Words {
  readonly says: FactCorrection['says'];
  readonly t: FactsText;
}

function Possible({ spec, says, t }: Words & { readonly spec: FactSpec }) {
  if ('min' in spec) return <p>{t.possible(t.range(spec.min, spec.max))}</p>;
  const values = 'values' in spec ? spec.values : [true, false];
  const list = values.map((value) => valueIn(value, says, t)).join(', ');
  if (values.length <= AT_A_GLANCE) return <p>{t.possible(list)}</p>;
  return (
    <details>
      <summary>{t.possible(t.oneOf(values.length))}</summary>
      <p>{list}</p>
    </details>
  );
}

/** A value in words, with what a facts file has for it. */
function valueIn(value: FactSpec['printed'], says: FactCorrection['says'], t: FactsText): string {
  if (typeof value === 'boolean') return `${value ? t.yes : t.no} (${value})`;
  if (typeof value === 'number') return String(value);
  const said = says(value);
  return said === value ? value : `${said} (${value})`;
}
