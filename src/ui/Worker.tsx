/** A worker, standing while at work and lying once done. */
import type { SeatFace } from './contract.ts';
import { Picture } from './Picture.tsx';
import { pictures } from './pictures.ts';
import { Shape } from './shapes.tsx';

interface Drawn {
  readonly face: Pick<SeatFace, 'fill' | 'edge' | 'ink' | 'shape'>;
  readonly pose: 'standing' | 'lying';
}

const drawingOf = pictures(
  '-22 -22 44 44',
  ({ face, pose }: Drawn) => (
    <>
      <ellipse cy="20" rx={pose === 'standing' ? 13 : 20} ry="3" fill="#3a2a10" fillOpacity=".22" />
      <g
        strokeLinejoin="round"
        stroke={face.edge}
        strokeWidth="1.4"
        {...(pose === 'standing' ? {} : { transform: 'translate(0 9) rotate(-90)' })}
      >
        <path d="M-8 17q1-7 3.5-11 1.5-4-.5-7H5q-2 3-.5 7Q7 10 8 17z" fill={face.fill} />
        <path d="M-10 21v-4.500h20V21z" fill={face.fill} />
        <circle cy="-8" r="7.5" fill={face.fill} />
        <path d="M-7.8-9.500C-6.5-18 6.5-18 7.8-9.500q-7.8-3-15.6 0z" fill={face.edge} />
        <g stroke="none">
          <Shape shape={face.shape} y={10.5} r={3.6} fill={face.ink} />
        </g>
      </g>
    </>
  ),
  ({ face: { fill, edge, ink, shape }, pose }) => `${pose} ${fill} ${edge} ${ink} ${shape}`,
);

export function Worker({ face, pose, size = 40 }: Drawn & { readonly size?: number }) {
  return <Picture of={drawingOf({ face, pose })} width={size} height={size} />;
}
