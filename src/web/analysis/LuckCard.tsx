/** What the draws were worth to each seat: to the right of the middle they helped, to the left they harmed. */
import type { SeatLuck } from '../../analysis/report.ts';
import { Card } from '../../ui/Card.tsx';
import type { SeatFace } from '../../ui/contract.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import type { AnalysisText } from './text/en.ts';

/** Bars are drawn in a box of 200, stretched to the room there is: the middle is at 100. The scale never gets finer than a tenth of a chance. */
const HALF = 96;
const FINEST = 0.1;

export function LuckCard({
  luck,
  drawn,
  found,
  faces,
  t,
}: {
  readonly luck: readonly SeatLuck[];
  /** Whether anything was drawn in the game, and whether any of it has been looked at. */
  readonly drawn: boolean;
  readonly found: boolean;
  readonly faces: readonly SeatFace[];
  readonly t: AnalysisText;
}) {
  const most = Math.max(FINEST, ...luck.map(({ share, error }) => Math.abs(share) + error));
  const along = (share: number) => 100 + (HALF * share) / most;
  return (
    <Card title={t.luck} remark={t.luckRemark} className="luck">
      {found ? (
        <ul>
          {faces.map((face) => {
            const { share, score, error } = luck[face.seat] ?? { share: 0, score: 0, error: 0 };
            return (
              <li key={face.seat}>
                <SeatBadge face={face} size={24} />
                <span>{face.name}</span>
                <svg viewBox="0 0 200 22" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M100 0V22" className="luck-middle" />
                  <rect
                    x={Math.min(100, along(share))}
                    y="4"
                    width={Math.abs(along(share) - 100)}
                    height="14"
                    fill={face.fill}
                    stroke={face.edge}
                  />
                  <path
                    d={`M${along(share - error)} 11H${along(share + error)}M${along(share - error)} 7v8M${along(share + error)} 7v8`}
                    className="luck-error"
                  />
                </svg>
                <b>{t.luckOf(share, error)}</b>
                <small>{t.luckPoints(score)}</small>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="soft">{drawn ? t.notYet : t.noLuck}</p>
      )}
    </Card>
  );
}
