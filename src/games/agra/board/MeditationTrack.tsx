/** The meditation track beside a farm: what a laid worker is worth, and what the next step costs. */
import { attentive } from '../../../ui/attentive.tsx';
import { DOUBLE_EJECTION_FROM } from '../data.ts';
import { INK } from './art/ink.ts';
import { useFacts } from './facts.ts';
import { heightFor, TRACK } from './farmPlan.ts';
import { SvgHit } from './SvgHit.tsx';
import { type AgraProps, playerAt, subject } from './sight.ts';
import { useWords } from './words.ts';

export const MeditationTrack = attentive(function MeditationTrack({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  const seat = subject(table.sight);
  const face = table.faces[seat];
  const { counter } = playerAt(table.sight.view, seat);
  const whose = table.sight.seat === seat ? words.board.you : face?.name;
  const { points: track, lastSpace, stepCost } = useFacts();
  const x = 262;
  return (
    <g>
      {track.map((points, i) => {
        const space = i + 1;
        const y = heightFor(lastSpace) - TRACK.margin - i * TRACK.step;
        const here = counter === space;
        const cost = stepCost[i];
        return (
          <SvgHit
            key={space}
            table={table}
            target={counter + 1 === space ? 'counter' : 'none'}
            title={`${words.explain.counter} ${space}`}
            says={words.explain.track5}
            rule="AG-6.1.1-b"
            x={x - 16}
            y={y - 16}
            size={32}
          >
            <circle
              cx="16"
              cy="16"
              r="15"
              fill={here && face ? face.fill : INK.paper}
              stroke={here && face ? face.edge : '#c9a765'}
              strokeWidth={here ? 3 : 1.2}
            />
            <text x="16" y="21" className={`agra-t big ${here ? 'on' : ''}`}>
              {points}
            </text>
            <text x="37" y="21" className="agra-t s b">
              {here
                ? whose
                : space === lastSpace
                  ? words.board.lastSpace
                  : space === DOUBLE_EJECTION_FROM
                    ? words.board.ejected
                    : ''}
            </text>
            {space < lastSpace && cost !== undefined && (
              <text x="25" y="-4" className="agra-t s">
                {words.board.cost(cost)}
              </text>
            )}
            {space < lastSpace && (
              <path d="M16-2v-10M12.500-8l3.500-4.500 3.500 4.500" fill="none" stroke="#8d6c3c" strokeWidth="1.500" />
            )}
          </SvgHit>
        );
      })}
    </g>
  );
});
