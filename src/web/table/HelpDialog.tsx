/** How the table is used, and its keys. */
import { useHouse } from '../context.tsx';
import { useSettings } from '../keep/settings.ts';
import { Dialog } from '../parts/Dialog.tsx';

export function HelpDialog({ onClose }: { onClose(): void }) {
  const t = useHouse().text.table;
  const { letters } = useSettings();
  return (
    <Dialog title={t.help} onClose={onClose}>
      <p>{t.helpText}</p>
      <dl className="key-list">
        {Object.values(t.keys).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {letters === 'off' && <p>{t.lettersOff}</p>}
    </Dialog>
  );
}
