/** A seat's row: favours, markers, workers, meditation, tiles and contracts; rupees where they are open. */

import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import { Coin } from '../../../ui/Coin.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { Worker } from '../../../ui/Worker.tsx';
import { ActionGlyph, Glyph } from './art/glyphs.tsx';
import { Favour } from './art/marks.tsx';
import { NotableBust } from './art/notables.tsx';
import { Marker } from './art/pawns.tsx';
import { useFacts } from './facts.ts';
import { ruleOf } from './NotableCard.tsx';
import { type AgraProps, crewOf, playerAt } from './sight.ts';
import { useWords } from './words.ts';
import './panels.css';

export const SeatRow = attentive(function SeatRow({ seat, ...props }: AgraProps & { readonly seat: Seat }) {
  const words = useWords();
  const { points } = useFacts();
  const { view } = props.sight;
  const player = playerAt(view, seat);
  const face = props.faces[seat];
  if (!face) return null;
  const { standing, lying } = crewOf(view, seat);
  const says = [
    words.counts.favours(player.favours),
    `${words.board.supply(player.supply)} ${words.board.inSupply}`,
    words.board.reserve(player.workers),
    words.board.standingN(standing),
    words.board.lyingN(lying),
  ];
  return (
    <div className="agra-seat">
      <Explain
        title={words.list(says)}
        rule="AG-INFO-a"
        tabIndex={-1}
        className="agra-seat-stock"
        role="img"
        aria-label={words.list(says)}
      >
        <span>
          <Favour size={15} />
          {player.favours}
        </span>
        <span>
          <Marker face={face} size={13} />
          {player.supply}
        </span>
        <span>
          <Worker face={face} pose="standing" size={17} />
          {`${player.workers}+${standing}`}
        </span>
        <span>
          <Worker face={face} pose="lying" size={17} />
          {lying}
        </span>
      </Explain>
      <Explain
        title={words.explain.counter}
        says={words.explain.track5}
        rule="AG-6.1.1-b"
        tabIndex={-1}
        className="agra-seat-stock"
      >
        <span>
          <Glyph name="lotus" size={14} />
          {points[player.counter - 1]}
        </span>
        {player.rupees !== null && (
          <span>
            <Coin size={15} />
            {player.rupees}
          </span>
        )}
      </Explain>
      {player.contracts.map((id) => (
        <Explain key={id} title={words.notables[id].name} says={words.notables[id].power} rule={ruleOf(id)}>
          <NotableBust notable={id} size={20} />
        </Explain>
      ))}
      {player.tiles.map((id) => (
        <Explain
          key={id}
          title={words.favourActions[id].name}
          says={words.favourActions[id].help}
          rule={`AG-${id.toUpperCase()}`}
          className="agra-seat-tile"
        >
          <ActionGlyph action={id} size={17} />
        </Explain>
      ))}
    </div>
  );
});
