/** Whose games these are, and what this house is not. */
import { Card } from '../../ui/Card.tsx';
import { useHouse } from '../context.tsx';
import { GAMES } from '../registry.ts';
import { Link } from '../router.tsx';

export function Notice() {
  const { text } = useHouse();
  const t = text.start;
  return (
    <Card title={t.notice} className="notice">
      <p>{t.noticeText}</p>
      <ul>
        {GAMES.map((game) => (
          <li key={game.id}>{t.credit(game.name, game.designers, game.publisher)}</li>
        ))}
      </ul>
      <p>
        {t.buy} <Link href="/pieces">{t.pieces}</Link>
      </p>
    </Card>
  );
}
