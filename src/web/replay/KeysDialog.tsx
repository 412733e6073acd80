/** The keys of the replay. */
import { useHouse } from '../context.tsx';
import { useSettings } from '../keep/settings.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { ReplayText } from './text/en.ts';

export function KeysDialog({ t, onClose }: { readonly t: ReplayText; onClose(): void }) {
  const { text } = useHouse();
  const { letters } = useSettings();
  return (
    <Dialog title={t.helpTitle} onClose={onClose}>
      <dl className="key-list replay-keys">
        {Object.entries(t.keys).map(([id, [key, does]]) => (
          <div key={id}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {letters === 'off' && <p>{text.table.lettersOff}</p>}
    </Dialog>
  );
}
