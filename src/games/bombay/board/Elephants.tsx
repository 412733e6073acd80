/** The elephants, several to a place if need be, each walking its road when it has moved. */
import { useLayoutEffect, useRef } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import type { PlaceId } from '../data.ts';
import { ElephantMark } from './art/Elephant.tsx';
import { herdAt, type Point, spotOf } from './geometry.ts';
import { walk } from './motion.ts';
import { type MapProps, playerAt, subject } from './sight.ts';

interface Standing {
  readonly seat: Seat;
  readonly place: PlaceId;
  readonly from: Point;
}

/** Everyone's place, those further back first; the elephant that the screen is about stands in front. */
function standings({ sight }: Pick<MapProps, 'sight'>, k: number): Standing[] {
  const front = subject(sight);
  const places = new Map<PlaceId, Seat[]>();
  for (const [seat, { at }] of sight.view.players.entries()) places.set(at, [...(places.get(at) ?? []), seat]);
  return [...places].flatMap(([place, seats]) => {
    const order = seats.toSorted((a, b) => Number(a === front) - Number(b === front));
    return herdAt(place, order.length).map((spot, i) => ({
      seat: order[i] ?? 0,
      place,
      from: { x: spot.x * k, y: spot.y * k },
    }));
  });
}

type HerdProps = Pick<MapProps, 'sight' | 'faces' | 'motion'> & { k: number };

export const Elephants = attentive(function Elephants({ k, ...props }: HerdProps) {
  const placed = standings(props, k);
  const drawn = useRef(new Map<Seat, SVGGElement>());
  const last = useRef(new Map<Seat, Standing>());
  useLayoutEffect(() => {
    for (const standing of placed) {
      const before = last.current.get(standing.seat);
      const elephant = drawn.current.get(standing.seat);
      if (props.motion && elephant && before && before.place !== standing.place)
        walk(elephant, before.place, standing.place, before.from, standing.from);
      last.current.set(standing.seat, standing);
    }
  });
  const front = subject(props.sight);
  const asked = props.sight.waiting;
  return (
    <g pointerEvents="none">
      {placed.map(({ seat, place, from }) => {
        const face = props.faces[seat];
        const at = spotOf(place);
        const { load } = playerAt(props.sight.view, seat);
        return (
          face && (
            <g key={seat} transform={`translate(${at.x + from.x} ${at.y + from.y})`}>
              <g
                ref={(g) => {
                  if (g) drawn.current.set(seat, g);
                }}
              >
                <g transform={`scale(${k})`} data-elephant={seat}>
                  {asked.includes(seat) && (
                    <ellipse
                      cy="19"
                      rx="31"
                      ry="9"
                      fill="#ffd36b"
                      stroke="#dd9427"
                      strokeWidth="1.6"
                      fillOpacity=".9"
                      strokeOpacity=".9"
                    />
                  )}
                  <ElephantMark face={face} load={load} w={seat === front ? 56 : 48} />
                </g>
              </g>
            </g>
          )
        );
      })}
    </g>
  );
});
