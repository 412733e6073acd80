/** Picks one value of a fact, part by part, and says what is printed in the box. */
import { type FormEvent, useId, useState } from 'react';
import type { Correctable, FactSpec, FactValue } from '../../kernel/index.ts';
import type { Fact, FactsChapter } from '../../ui/contract.ts';
import { nameOf, partsOf, pathsOf } from './naming.ts';
import type { FactsText } from './text/en.ts';

export function Picker({
  correctable,
  chapters,
  fact,
  t,
  onPick,
  onCorrect,
}: {
  readonly correctable: Correctable;
  readonly chapters: readonly FactsChapter[];
  readonly fact: Fact;
  readonly t: FactsText;
  onPick(fact: Fact): void;
  onCorrect(path: string, value: FactValue): void;
}) {
  const open = chapters.map((chapter) => ({ ...chapter, facts: chapter.facts.filter((one) => one.correct) }));
  return (
    <div className="correct-pick">
      <label className="field">
        <span>{t.which}</span>
        <select
          value={fact.id}
          onChange={(e) => {
            const picked = open.flatMap(({ facts }) => facts).find(({ id }) => id === e.target.value);
            if (picked) onPick(picked);
          }}
        >
          {open
            .filter(({ facts }) => facts.length > 0)
            .map(({ id, title, facts }) => (
              <optgroup key={id} label={title}>
                {facts.map((one) => (
                  <option key={one.id} value={one.id}>
                    {nameOf(one)}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      </label>
      <Parts key={fact.id} correctable={correctable} fact={fact} t={t} onCorrect={onCorrect} />
    </div>
  );
}

/** The parts of a path, each with those that can follow the ones before it. */
function Parts({
  correctable,
  fact: { correct },
  t,
  onCorrect,
}: {
  readonly correctable: Correctable;
  readonly fact: Fact;
  readonly t: FactsText;
  onCorrect(path: string, value: FactValue): void;
}) {
  const head = correct?.path ?? '';
  const says = correct?.says ?? String;
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const { chosen, choices } = followed(
    pathsOf(correctable, head).map((path) => partsOf(path, head)),
    wanted,
  );
  const path = [head, ...chosen].join('.');
  const spec = correctable.specs[correctable.usual?.(path) ?? path];
  return (
    <>
      {choices.map((parts, depth) => (
        <label key={chosen.slice(0, depth).join('.')} className="field">
          <span>{t.part}</span>
          <select value={chosen[depth]} onChange={(e) => setWanted([...chosen.slice(0, depth), e.target.value])}>
            {parts.map((part) => (
              <option key={part} value={part}>
                {says(part)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {spec && <Value key={path} spec={spec} says={says} t={t} onCorrect={(value) => onCorrect(path, value)} />}
    </>
  );
}

/** The way through the paths that comes nearest to what is wanted, with what could have been chosen at each step. */
function followed(
  paths: readonly (readonly string[])[],
  wanted: readonly string[],
): { readonly chosen: readonly string[]; readonly choices: readonly (readonly string[])[] } {
  const chosen: string[] = [];
  const choices: string[][] = [];
  for (let depth = 0, left = paths; ; depth++) {
    const parts = [...new Set(left.flatMap((path) => path[depth] ?? []))];
    const [first] = parts;
    if (first === undefined) return { chosen, choices };
    const part = parts.find((one) => one === wanted[depth]) ?? first;
    chosen.push(part);
    choices.push(parts);
    left = left.filter((path) => path[depth] === part);
  }
}

function Value({
  spec,
  says,
  t,
  onCorrect,
}: {
  readonly spec: FactSpec;
  says(word: string): string;
  readonly t: FactsText;
  onCorrect(value: FactValue): void;
}) {
  const id = useId();
  const [value, setValue] = useState(String(spec.printed));
  const submit = (e: FormEvent) => {
    e.preventDefault();
    onCorrect('min' in spec ? Number(value) : 'values' in spec ? value : value === 'true');
  };
  const words =
    'values' in spec
      ? spec.values.map((word) => [word, says(word)])
      : [
          ['true', t.yes],
          ['false', t.no],
        ];
  return (
    <form className="correct-value" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{t.value}</label>
        {'min' in spec ? (
          <input
            id={id}
            type="number"
            required
            min={spec.min}
            max={spec.max}
            step={1}
            value={value}
            onChange={(e) => setValue(e.target.value)}
          />
        ) : (
          <select id={id} value={value} onChange={(e) => setValue(e.target.value)}>
            {words.map(([word, label]) => (
              <option key={word} value={word}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      <button type="submit" className="button">
        {t.add}
      </button>
    </form>
  );
}
