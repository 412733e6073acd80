/** What was corrected, one line each: what stands here, what is in the box, and what is wrong with it. */
import type { Correctable, CorrectedFacts, FactsProblem } from '../../kernel/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { Link } from '../router.tsx';
import type { Naming } from './naming.ts';
import type { FactsText } from './text/en.ts';
import './corrections.css';

export function CorrectionList({
  game,
  correctable: { specs, usual },
  corrections,
  problems = [],
  naming,
  t,
  onRemove,
}: {
  readonly game: string;
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
                  <span>
                    {t.wrong(problem, (found) => naming.value(path, found))}{' '}
                    <Elsewhere problem={problem} naming={naming} t={t} />{' '}
                    {problem.wrong === 'rules' && <Link href={`/rules/${game}#${problem.rule}`}>{problem.rule}</Link>}
                  </span>
                </p>
              ))}
          </li>
        );
      })}
    </ul>
  );
}

/** Where more places belong to it than these, the reason names them all. */
const FEW_PLACES = 4;

/** The other places that something wrong is about. */
function Elsewhere({
  problem,
  naming,
  t,
}: {
  readonly problem: FactsProblem;
  readonly naming: Naming;
  readonly t: FactsText;
}) {
  const others = 'paths' in problem ? problem.paths.filter((path) => path !== problem.at) : [];
  return (
    others.length > 0 && others.length <= FEW_PLACES && t.see(others.map((path) => naming.beside(path, problem.at)))
  );
}
