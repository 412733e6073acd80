/** What was corrected, one line each: what stands here, what is in the box, and what is wrong with it. */
import type { Correctable, CorrectedFacts, FactsProblem } from '../../kernel/index.ts';
import { Icon } from '../../ui/icons.tsx';
import type { Naming } from './naming.ts';
import type { FactsText } from './text/en.ts';
import './corrections.css';

export function CorrectionList({
  correctable: { specs, usual },
  corrections,
  problems = [],
  naming,
  t,
  onRemove,
}: {
  readonly correctable: Correctable;
  readonly corrections: CorrectedFacts['corrections'];
  readonly problems?: readonly FactsProblem[];
  readonly naming: Naming;
  readonly t: FactsText;
  /** Absent where they can only be read. */
  readonly onRemove?: (path: string) => void;
}) {
  return (
    <ul className="corrections">
      {Object.entries(corrections).map(([path, value]) => {
        const known = usual?.(path) ?? path;
        const printed = Object.hasOwn(specs, known) ? specs[known]?.printed : undefined;
        const name = naming.path(path);
        return (
          <li key={path}>
            <b>{name}</b>
            <span>
              {printed !== undefined && <del>{t.here(naming.value(path, printed))}</del>}{' '}
              <ins>{t.box(naming.value(path, value))}</ins>
            </span>
            {onRemove && (
              <button type="button" className="icon-button" aria-label={t.remove(name)} onClick={() => onRemove(path)}>
                <Icon name="close" size={16} />
              </button>
            )}
            {problems
              .filter(({ at }) => at === path || at === known)
              .map((problem) => (
                <p key={problem.wrong} className="problem">
                  <Icon name="warning" />
                  {t.wrong(problem, (found) => naming.value(path, found))}
                </p>
              ))}
          </li>
        );
      })}
    </ul>
  );
}
