/** The dice, checked in front of everybody: the seed against what was promised, every draw against the seed. */
import { useMemo } from 'react';
import { type Game, type GameRecord, verify } from '../../kernel/index.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { Link } from '../router.tsx';

export function Verified({
  game,
  record,
  id,
}: {
  readonly game: Game;
  readonly record: GameRecord;
  /** Where it can be gone through step by step. */
  readonly id: string;
}) {
  const { text } = useHouse();
  const t = text.result;
  const checked = useMemo(() => verify(game, record), [game, record]);
  const { chance } = record;
  return (
    <Card title={t.dice} className="verified">
      {'problem' in checked ? (
        <p className="problem">
          <Icon name="warning" />
          {t.diceBad(text.record.play(checked.problem, checked.ply, checked.detail))}
        </p>
      ) : (
        <p className="good">
          <Icon name="check" />
          {t.diceGood}
        </p>
      )}
      <dl>
        {chance.generator === 'keyed' && (
          <div>
            <dt>{t.commitment}</dt>
            <dd>{chance.commitment}</dd>
          </div>
        )}
        {chance.seed !== undefined && (
          <div>
            <dt>{t.seed}</dt>
            <dd>{chance.seed}</dd>
          </div>
        )}
      </dl>
      <Link className="button" href={`/verify/${id}`}>
        {t.diceSteps}
      </Link>
    </Card>
  );
}
