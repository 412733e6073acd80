/** The streams in numbers: every line of the sheet at the end of the game, and the total after each round. */
import type { Sources } from '../../analysis/sources.ts';
import type { GameText, RoundName, SeatFace } from '../../ui/contract.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import type { AnalysisText } from './text/en.ts';

export function SourcesTable({
  sources: { lines, rounds, same },
  faces,
  text,
  roundName,
  t,
}: {
  readonly sources: Sources;
  readonly faces: readonly SeatFace[];
  readonly text: GameText;
  readonly roundName: RoundName;
  readonly t: AnalysisText;
}) {
  const totalOf = (round: Sources['rounds'][number], seat: number) =>
    round.points.reduce((sum, line) => sum + (line[seat] ?? 0), same[seat] ?? 0);
  const unchanging = same.some((points) => points !== 0);
  return (
    <details>
      <summary>{t.shareTable}</summary>
      <Scroller className="score-scroll" label={t.sources}>
        <table className="score-sheet small">
          <thead>
            <tr>
              <td />
              <td />
              {faces.map((face) => (
                <th key={face.seat} scope="col">
                  <SeatBadge face={face} size={22} />
                  {face.name}
                </th>
              ))}
            </tr>
          </thead>
          {rounds.map((round) => (
            <tbody key={round.ply}>
              <tr>
                <th scope="rowgroup" rowSpan={lines.length + (unchanging ? 2 : 1)}>
                  {round.ply === 0 ? t.start : roundName.numbered(round.round)}
                </th>
                <th scope="row">{t.total}</th>
                {faces.map(({ seat }) => (
                  <td key={seat}>
                    <b>{t.points(totalOf(round, seat))}</b>
                  </td>
                ))}
              </tr>
              {lines.map(({ key }, i) => (
                <tr key={key}>
                  <th scope="row">{text.sheet[key]?.label ?? key}</th>
                  {faces.map(({ seat }) => (
                    <td key={seat}>{t.points(round.points[i]?.[seat] ?? 0)}</td>
                  ))}
                </tr>
              ))}
              {unchanging && (
                <tr>
                  <th scope="row">{t.unchanging}</th>
                  {faces.map(({ seat }) => (
                    <td key={seat}>{t.points(same[seat] ?? 0)}</td>
                  ))}
                </tr>
              )}
            </tbody>
          ))}
        </table>
      </Scroller>
    </details>
  );
}
