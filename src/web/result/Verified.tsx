/** The dice, checked in front of everybody: the seed against what was promised, every draw against the seed. */
import { useMemo } from 'react';
import { type Game, type GameRecord, verify } from '../../kernel/index.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';

export function Verified({ game, record }: { readonly game: Game; readonly record: GameRecord }) {
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
    </Card>
  );
}
