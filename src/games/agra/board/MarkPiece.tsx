/** Whose marker lies on a gift or an order, and how that is said. */
import { type Mark, NEUTRAL } from '../state.ts';
import type { Words } from '../text/en.ts';
import { Marker, NeutralMarker } from './art/pawns.tsx';
import type { AgraProps } from './sight.ts';

type Faces = AgraProps['faces'];

export function MarkPiece({
  faces,
  mark,
  size,
}: {
  readonly faces: Faces;
  readonly mark: Mark;
  readonly size: number;
}) {
  if (mark === null) return null;
  if (mark === NEUTRAL) return <NeutralMarker size={size} />;
  const face = faces[mark];
  return face ? <Marker face={face} size={size} /> : null;
}

export function markWords({ explain }: Words, faces: Faces, mark: Mark): string {
  if (mark === null) return explain.gift;
  return mark === NEUTRAL ? explain.neutral : explain.giftTaken(faces[mark]?.name ?? '');
}
