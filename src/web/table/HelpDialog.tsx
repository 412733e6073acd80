/** How the table is used, and its keys. */
import { useHouse } from '../context.tsx';
import { useSettings } from '../keep/settings.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { type GameId, TAUGHT } from '../registry.ts';
import { Link } from '../router.tsx';

export function HelpDialog({ game, onClose }: { readonly game: GameId; onClose(): void }) {
  const { table: t, start } = useHouse().text;
  const { letters } = useSettings();
  return (
    <Dialog title={t.help} onClose={onClose}>
      <p>{t.helpText}</p>
      {TAUGHT.includes(game) && (
        <Link className="button" href={`/learn/${game}`}>
          {start.learn}
        </Link>
      )}
      <p className="help-ways">
        <a href={`/rules/${game}`} target="_blank" rel="noreferrer">
          {t.rules}
        </a>
        <a href={`/facts/${game}`} target="_blank" rel="noreferrer">
          {t.facts}
        </a>
      </p>
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
