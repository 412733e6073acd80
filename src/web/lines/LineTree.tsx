/** The game and the lines that leave it, as a tree: each stands under what it leaves. */
import type { SideLine } from '../../kernel/index.ts';
import { leaving } from '../../table/lines.ts';
import { Icon } from '../../ui/icons.tsx';
import { calledIn } from './calledIn.ts';
import type { LinesText } from './text/en.ts';

interface Props {
  readonly t: LinesText;
  readonly lines: readonly SideLine[];
  /** The lines that do not follow the rules to their end. */
  readonly cut: ReadonlySet<string>;
  /** The line that is shown; null: the game itself. */
  readonly shown: string | null;
  onShow(line: SideLine | null): void;
}

export function LineTree(props: Props) {
  const { t, shown, onShow } = props;
  return (
    <ul className="line-tree">
      <li>
        <button type="button" aria-current={shown === null} onClick={() => onShow(null)}>
          <b>{t.theGame}</b>
        </button>
        <Leaving {...props} from={null} />
      </li>
    </ul>
  );
}

function Leaving({ from, ...props }: Props & { readonly from: string | null }) {
  const { t, lines, cut, shown, onShow } = props;
  const found = leaving(lines, from);
  if (found.length === 0) return null;
  return (
    <ul>
      {found.map((line) => (
        <li key={line.id}>
          <button
            type="button"
            aria-current={line.id === shown}
            title={t.show(calledIn(t, lines, line))}
            onClick={() => onShow(line)}
          >
            <b>{calledIn(t, lines, line)}</b>
            <small>{t.from(line.ply, line.answers.length)}</small>
            {cut.has(line.id) && (
              <small className="line-cut">
                <Icon name="warning" size={12} />
                {t.cutMark}
              </small>
            )}
          </button>
          <Leaving {...props} from={line.id} />
        </li>
      ))}
    </ul>
  );
}
