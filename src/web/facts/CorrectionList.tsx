/** What was corrected, one line each: what stands here, what is in the box, and what is wrong with it or because of it. */
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
  const belongs = ({ at }: FactsProblem, path: string) => at === path || at === (usual?.(path) ?? path);
  const paths = Object.keys(corrections);
  const says = (problem: FactsProblem) => (
    <Wrong key={JSON.stringify(problem)} game={game} problem={problem} naming={naming} t={t} />
  );
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
            {problems.filter((problem) => belongs(problem, path)).map(says)}
          </li>
        );
      })}
      {/* A place that nobody corrected can be wrong because of others. */}
      {problems
        .filter((problem) => !paths.some((path) => belongs(problem, path)))
        .map((problem) => (
          <li key={JSON.stringify(problem)}>
            <b>{naming.path(problem.at)}</b>
            {says(problem)}
          </li>
        ))}
    </ul>
  );
}

interface WrongProps {
  readonly problem: FactsProblem;
  readonly naming: Naming;
  readonly t: FactsText;
}

function Wrong({ game, problem, naming, t }: WrongProps & { readonly game: string }) {
  return (
    <p className="problem">
      <Icon name="warning" />
      <span>
        {t.wrong(problem, (found) => naming.value(problem.at, found))}{' '}
        <Elsewhere problem={problem} naming={naming} t={t} />{' '}
        {problem.wrong === 'rules' && <Link href={`/rules/${game}#${problem.rule}`}>{problem.rule}</Link>}
      </span>
    </p>
  );
}

/** Where more places belong to it than these, the reason names them all. */
const FEW_PLACES = 4;

/** The other places that something wrong is about. */
function Elsewhere({ problem, naming, t }: WrongProps) {
  const others = 'paths' in problem ? problem.paths.filter((path) => path !== problem.at) : [];
  return (
    others.length > 0 && others.length <= FEW_PLACES && t.see(others.map((path) => naming.beside(path, problem.at)))
  );
}
