/** The card beside the story: the tree of lines, and what can be done with the one that is shown. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LINE_LIMITS, type SideLine } from '../../kernel/index.ts';
import type { LineFault } from '../../table/film.ts';
import { commentAt, lineNamed, type Spot, withComment, withName, without } from '../../table/lines.ts';
import { Icon } from '../../ui/icons.tsx';
import { shownName } from '../names.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useLatest } from '../useLatest.ts';
import { calledIn } from './calledIn.ts';
import type { LinesProblem } from './keep.ts';
import { LineTree } from './LineTree.tsx';
import type { LinesText } from './text/en.ts';
import './lines.css';

interface Props {
  readonly t: LinesText;
  readonly lines: readonly SideLine[];
  /** Where lines stop following the rules. */
  readonly faults: ReadonlyMap<string, LineFault>;
  /** Where one looks now. */
  readonly spot: Spot;
  /** Why the last change could not be kept. */
  readonly problem: LinesProblem | null;
  /** Buttons for the line that is shown. */
  readonly ways: ReactNode;
  onShow(spot: Spot): void;
  onChange(change: (lines: readonly SideLine[]) => readonly SideLine[]): void;
}

export function LinePanel({ t, lines, faults, spot, problem, ways, onShow, onChange }: Props) {
  const cut = useMemo(() => new Set(faults.keys()), [faults]);
  const line = lineNamed(lines, spot.line);
  const fault = line && faults.get(line.id);
  return (
    <div className="line-panel">
      {problem !== null && (
        <p className="problem" role="alert">
          <Icon name="warning" />
          {problem === 'overfull' ? t.overfull : t.unwritten}
        </p>
      )}
      {lines.length === 0 ? (
        <p className="soft">{t.none}</p>
      ) : (
        <LineTree
          t={t}
          lines={lines}
          cut={cut}
          shown={spot.line}
          onShow={(to) => onShow({ line: to?.id ?? null, ply: to?.ply ?? spot.ply })}
        />
      )}
      {fault && (
        <p className="problem">
          <Icon name="warning" />
          {t.cut(fault.ply)}
        </p>
      )}
      {line && (
        <>
          <p className="line-dice">
            <Icon name="warning" size={14} />
            {t.dice}
          </p>
          <LineWays t={t} line={line} lines={lines} onChange={onChange} onShow={onShow}>
            {ways}
          </LineWays>
          <CommentField
            key={`${line.id} ${spot.ply}`}
            t={t}
            ply={spot.ply}
            text={commentAt(line, spot.ply)}
            onWrite={(text) => onChange((all) => withComment(all, line.id, spot.ply, text))}
          />
          <Comments t={t} line={line} onShow={onShow} />
        </>
      )}
    </div>
  );
}

function LineWays({
  t,
  line,
  lines,
  children,
  onShow,
  onChange,
}: Pick<Props, 't' | 'lines' | 'onShow' | 'onChange'> & { readonly line: SideLine; readonly children: ReactNode }) {
  const [asking, setAsking] = useState<'name' | 'remove' | null>(null);
  const close = () => setAsking(null);
  const others = lines.length - without(lines, line.id).length - 1;
  return (
    <div className="line-ways">
      {children}
      <button type="button" className="button" onClick={() => setAsking('name')}>
        {t.rename}
      </button>
      <button type="button" className="button" onClick={() => setAsking('remove')}>
        {t.remove}
      </button>
      {asking === 'name' && (
        <Dialog title={t.rename} onClose={close}>
          <NameForm
            t={t}
            name={line.name}
            onName={(name) => {
              onChange((all) => withName(all, line.id, name));
              close();
            }}
          />
        </Dialog>
      )}
      {asking === 'remove' && (
        <Dialog title={t.remove} onClose={close}>
          <p>{t.removeAsk(calledIn(t, lines, line), others)}</p>
          <div className="line-ways">
            <button type="button" className="button" onClick={close}>
              {t.keep}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                onShow({ line: line.from ?? null, ply: line.ply });
                onChange((all) => without(all, line.id));
              }}
            >
              {t.remove}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function NameForm({ t, name, onName }: { readonly t: LinesText; readonly name: string; onName(name: string): void }) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        if (typed.trim() !== '') onName(typed);
      }}
    >
      <label className="field">
        <span>{t.name}</span>
        <input type="text" value={typed} maxLength={LINE_LIMITS.name} onChange={(e) => setTyped(e.target.value)} />
      </label>
      <button type="submit" className="button go" aria-disabled={typed.trim() === ''}>
        {t.save}
      </button>
    </form>
  );
}

/** Written down when the field is left: each word of it would be a change of the record. */
function CommentField({
  t,
  ply,
  text,
  onWrite,
}: {
  readonly t: LinesText;
  readonly ply: number;
  readonly text: string;
  onWrite(text: string): void;
}) {
  const [typed, setTyped] = useState(text);
  /** What was typed since something was last written down. That a text goes with its answer is no change of the person's. */
  const unsaved = useRef<string | null>(null);
  const write = useLatest(() => {
    const due = unsaved.current;
    // To write may lead to another page, which takes the field away: it is written once.
    unsaved.current = null;
    if (due !== null && due !== text) onWrite(due);
  });
  // Who steps on to another position, or leaves the page, has left the field too.
  useEffect(() => write, [write]);
  return (
    <label className="field line-comment">
      <span>{t.comment(ply)}</span>
      <textarea
        rows={2}
        maxLength={LINE_LIMITS.comment}
        value={typed}
        placeholder={t.commentHint}
        onChange={(e) => {
          setTyped(e.target.value);
          unsaved.current = e.target.value.trim();
        }}
        onBlur={write}
      />
    </label>
  );
}

function Comments({ t, line, onShow }: Pick<Props, 't' | 'onShow'> & { readonly line: SideLine }) {
  const { comments = [] } = line;
  if (comments.length === 0) return null;
  return (
    <ul className="line-comments" aria-label={t.commented}>
      {comments.map(({ ply, text }) => (
        <li key={ply}>
          <button type="button" onClick={() => onShow({ line: line.id, ply })}>
            {ply}
          </button>
          <span>{shownName(text)}</span>
        </li>
      ))}
    </ul>
  );
}
