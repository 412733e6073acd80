/** Undo, redo and a hint. A button that cannot act says why, on hover, focus, long press and when pressed. */
import type { RedoRefusal, UndoRefusal } from '../../kernel/index.ts';
import { Explain } from '../../ui/Explain.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';

export function UndoRedo({
  undo,
  redo,
  hint,
  onUndo,
  onRedo,
  onHint,
  onRefused,
}: {
  readonly undo: UndoRefusal | null;
  readonly redo: RedoRefusal | null;
  /** Whether there is something to ask a hint for; null where no hints are given. */
  readonly hint: 'ready' | 'thinking' | 'notAsked' | null;
  onUndo(): void;
  onRedo(): void;
  onHint(): void;
  onRefused(why: string): void;
}) {
  const { text } = useHouse();
  const t = text.table;
  const noUndo = undo === null ? undefined : t.noUndo[undo];
  const noRedo = redo === null ? undefined : t.noRedo[redo];
  return (
    <div className="undo-redo">
      <Step name="undo" label={t.undo} keys="U" why={noUndo} onPress={onUndo} onRefused={onRefused} />
      <Step name="redo" label={t.redo} keys="R" why={noRedo} onPress={onRedo} onRefused={onRefused} />
      {hint && (
        <Step
          name="lamp"
          label={t.hint}
          keys="H"
          why={hint === 'notAsked' ? t.noHint : undefined}
          busy={hint === 'thinking'}
          onPress={onHint}
          onRefused={onRefused}
        />
      )}
    </div>
  );
}

function Step({
  name,
  label,
  keys,
  why,
  busy = false,
  onPress,
  onRefused,
}: {
  readonly name: 'undo' | 'redo' | 'lamp';
  readonly label: string;
  readonly keys: string;
  readonly why: string | undefined;
  readonly busy?: boolean;
  onPress(): void;
  onRefused(why: string): void;
}) {
  return (
    <Explain title={label} says={why} tabIndex={-1}>
      <button
        type="button"
        className="icon-button"
        aria-label={why === undefined ? label : `${label}: ${why}`}
        aria-disabled={why !== undefined}
        aria-keyshortcuts={keys}
        aria-busy={busy}
        onClick={() => (why === undefined ? onPress() : onRefused(why))}
      >
        <Icon name={name} size={20} />
      </button>
    </Explain>
  );
}
