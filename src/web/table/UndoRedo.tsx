/** Undo and redo. A button that cannot act says why, on hover, focus, long press and when pressed. */
import type { RedoRefusal, UndoRefusal } from '../../kernel/index.ts';
import { Explain } from '../../ui/Explain.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';

export function UndoRedo({
  undo,
  redo,
  onUndo,
  onRedo,
  onRefused,
}: {
  readonly undo: UndoRefusal | null;
  readonly redo: RedoRefusal | null;
  onUndo(): void;
  onRedo(): void;
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
    </div>
  );
}

function Step({
  name,
  label,
  keys,
  why,
  onPress,
  onRefused,
}: {
  readonly name: 'undo' | 'redo';
  readonly label: string;
  readonly keys: string;
  readonly why: string | undefined;
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
        onClick={() => (why === undefined ? onPress() : onRefused(why))}
      >
        <Icon name={name} size={20} />
      </button>
    </Explain>
  );
}
