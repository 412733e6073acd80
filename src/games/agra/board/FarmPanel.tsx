/** One's own board: the farm as a walled garden, the meditation track beside it, and the workers. */
import { attentive } from '../../../ui/attentive.tsx';
import { Coin } from '../../../ui/Coin.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { Worker } from '../../../ui/Worker.tsx';
import { Favour } from './art/marks.tsx';
import { Garden } from './Garden.tsx';
import { usePart } from './parts.ts';
import { roving } from './rove.ts';
import { Note, Spot } from './Spot.tsx';
import { type AgraProps, crewOf, playerAt, subject } from './sight.ts';
import { useWords } from './words.ts';
import './panels.css';

export function FarmPanel(props: AgraProps) {
  return <Farm table={usePart('farm', props)} />;
}

export const Farm = attentive(function Farm({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  const seat = subject(table.sight);
  const player = playerAt(table.sight.view, seat);
  const face = table.faces[seat];
  if (!face) return null;
  const crew = crewOf(table.sight.view, seat);
  return (
    <section className="agra-farm" aria-label={words.board.farm} {...roving(table)}>
      <p className="agra-purse">
        {table.sight.seat !== seat && (
          <span>
            <SeatBadge face={face} size={19} /> {face.name}
          </span>
        )}
        <Spot
          table={table}
          target="favours"
          as="span"
          title={words.counts.favours(player.favours)}
          says={words.explain.favour}
          rule="AG-5.5-a"
        >
          <Favour size={19} /> {words.counts.favours(player.favours)}
        </Spot>
        <span>
          <Coin size={19} /> {player.rupees === null ? words.board.hidden : words.counts.rupees(player.rupees)}
        </span>
      </p>
      <Garden table={table} />
      <Note as="div" title={words.explain.workers} rule="AG-1-b" className="agra-crew">
        <span>
          <Worker face={face} pose="standing" size={24} /> {words.board.reserve(player.workers)}
        </span>
        <span>
          <Worker face={face} pose="standing" size={24} /> {words.board.standingN(crew.standing)}
        </span>
        <span>
          <Worker face={face} pose="lying" size={24} /> {words.board.lyingN(crew.lying)}
        </span>
        {player.cook > 0 && <span>{words.board.onCook(player.cook)}</span>}
      </Note>
    </section>
  );
});
