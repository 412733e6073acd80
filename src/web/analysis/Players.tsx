/** How well each player played: an arch that is filled as far as the answers were accurate. */
import type { Player } from '../../analysis/report.ts';
import { Card } from '../../ui/Card.tsx';
import type { SeatFace } from '../../ui/contract.ts';
import { SeatMark } from '../../ui/SeatBadge.tsx';
import { ARCH } from '../start/pictures/scene.tsx';
import type { AnalysisText } from './text/en.ts';

/** The inside of the arch, from its foot to its tip. */
const FOOT = 246;
const TIP = 6;

export function Players({
  players,
  faces,
  t,
}: {
  readonly players: readonly Player[];
  readonly faces: readonly SeatFace[];
  readonly t: AnalysisText;
}) {
  return (
    <Card title={t.players} remark={t.playersRemark} className="players">
      <ul>
        {faces.map((face) => {
          const player = players[face.seat];
          return player && <PlayerArch key={face.seat} face={face} player={player} t={t} />;
        })}
      </ul>
    </Card>
  );
}

function PlayerArch({
  face,
  player: { accuracy, questions, agreed, lost },
  t,
}: {
  readonly face: SeatFace;
  readonly player: Player;
  readonly t: AnalysisText;
}) {
  const level = FOOT - ((FOOT - TIP) * (accuracy ?? 0)) / 100;
  const clip = `accuracy-arch-${face.seat}`;
  return (
    <li>
      <svg viewBox="0 0 310 262" aria-hidden="true">
        <clipPath id={clip}>
          <path d={ARCH} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect width="310" height="262" className="arch-sky" />
          <rect y={level} width="310" height="262" fill={face.fill} />
          <path d={`M0 ${level}h310`} stroke={face.edge} strokeWidth="4" />
        </g>
        <path d={ARCH} fill="none" stroke="#b98a2f" strokeWidth="8" />
        <path d={ARCH} fill="none" stroke="#f2d58e" strokeWidth="2" />
        <rect x="75" y="168" width="160" height="72" rx="14" className="arch-plate" />
        <SeatMark face={face} x={155} y={112} r={44} />
        <text x="155" y="224" textAnchor="middle">
          {accuracy === null ? '–' : Math.round(accuracy)}
        </text>
      </svg>
      <h3>{face.name}</h3>
      <p>
        <span className="unseen">{`${t.accuracy}: ${accuracy === null ? t.notYet : Math.round(accuracy)}. `}</span>
        {accuracy === null ? t.notYet : t.questions(agreed, questions)}
      </p>
      {accuracy !== null && <p>{t.given(lost / questions)}</p>}
    </li>
  );
}
