/** The score sheet, line by line, with what counts and what only explains. */
import type { Outcome } from '../../kernel/index.ts';
import { Card } from '../../ui/Card.tsx';
import type { GameText, SeatFace } from '../../ui/contract.ts';
import { Explain } from '../../ui/Explain.tsx';
import { Scroller } from '../../ui/Scroller.tsx';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';

export function Sheet({
  outcome,
  faces,
  text,
}: {
  readonly outcome: Outcome;
  readonly faces: readonly SeatFace[];
  readonly text: GameText;
}) {
  const t = useHouse().text.result;
  return (
    <Card title={t.sheet} remark={t.sheetRemark}>
      <Scroller className="score-scroll" label={t.sheet}>
        <table className="score-sheet">
          <thead>
            <tr>
              <td />
              {faces.map((face) => (
                <th key={face.seat} scope="col">
                  <SeatBadge face={face} size={32} />
                  {face.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {outcome.sheet.map((line) => {
              const words = text.sheet[line.key] ?? { label: line.key, help: '' };
              const best = Math.max(...line.values);
              return (
                <tr key={line.key} className={line.counts ? '' : 'informs'}>
                  <th scope="row">
                    <Explain title={words.label} says={words.help} rule={line.rule}>
                      {words.label}
                    </Explain>
                    {!line.counts && <small>{t.informs}</small>}
                  </th>
                  {line.values.map((value, seat) => (
                    <td
                      key={faces[seat]?.seat ?? value}
                      className={line.counts && value === best && value > 0 ? 'best' : ''}
                    >
                      {value}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              {outcome.scores.map((score, seat) => (
                <td key={faces[seat]?.seat ?? score} className={outcome.ranks[seat] === 1 ? 'won' : ''}>
                  {score}
                </td>
              ))}
            </tr>
            <tr className="informs">
              <th scope="row">{t.rank}</th>
              {outcome.ranks.map((rank, seat) => (
                <td key={faces[seat]?.seat ?? rank}>{rank}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </Scroller>
    </Card>
  );
}
