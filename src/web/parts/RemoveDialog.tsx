/** Asks before a table is removed: what is gone from this device is gone. */
import { useHouse } from '../context.tsx';
import { Dialog } from './Dialog.tsx';

export function RemoveDialog({ ask, onKeep, onRemove }: { readonly ask: string; onKeep(): void; onRemove(): void }) {
  const t = useHouse().text.start;
  return (
    <Dialog title={t.remove} onClose={onKeep}>
      <p>{ask}</p>
      <div className="game-ways">
        <button type="button" className="button" onClick={onKeep}>
          {t.keep}
        </button>
        <button type="button" className="button" onClick={onRemove}>
          {t.remove}
        </button>
      </div>
    </Dialog>
  );
}
