/** The curve in numbers: chances and expected scores at the end of each round. */
import type { Outlook } from '../../analysis/calibration.ts';
import type { RoundName, SeatFace } from '../../ui/contract.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import type { Mark } from './Curve.tsx';
import type { AnalysisText } from './text/en.ts';

export function OutlookTable({
  outlooks,
  faces,
  rounds,
  roundName,
  t,
}: {
  readonly outlooks: readonly (Outlook | null)[];
  readonly faces: readonly SeatFace[];
  readonly rounds: readonly Mark[];
  readonly roundName: RoundName;
  readonly t: AnalysisText;
}) {
  return (
    <details>
      <summary>{t.shareTable}</summary>
      <Scroller className="score-scroll" label={t.shareTable}>
        <table className="score-sheet small">
          <thead>
            <tr>
              <td />
              {faces.map((face) => (
                <th key={face.seat} scope="col">
                  <SeatBadge face={face} size={22} />
                  {face.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round, ply }) => (
              <tr key={ply}>
                <th scope="row">{ply === 0 ? t.start : roundName.numbered(round)}</th>
                {faces.map(({ seat }) => {
                  const outlook = outlooks[ply];
                  return (
                    <td key={seat}>
                      {outlook
                        ? `${t.share(outlook.shares[seat] ?? 0)} · ${Math.round(outlook.scores[seat] ?? 0)}`
                        : ''}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </details>
  );
}
