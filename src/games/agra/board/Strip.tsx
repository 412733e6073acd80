/** AG-UX-e: the line under the question: the phases of the turn, what triggered what, who is waited for, what comes next. */
import { Icon } from '../../../ui/icons.tsx';
import { Scroller } from '../../../ui/Scroller.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { toCome, useChain } from './chain.ts';
import type { AgraProps } from './sight.ts';
import { useWords } from './words.ts';
import './strip.css';

const PHASES = ['meditation', 'action', 'order'] as const;

export function Strip(props: AgraProps) {
  const words = useWords();
  const { view, waiting, seat } = props.sight;
  const name = (of: number) => props.faces[of]?.name ?? '';
  const links = useChain(words, name, props.sight);
  const face = props.faces[view.turn.seat];
  if (view.agenda.length === 0 || !face) return null;
  const now = view.agenda.at(-1)?.kind === 'order' ? 2 : PHASES.indexOf(view.turn.phase);
  const others = waiting.filter((of) => of !== view.turn.seat && of !== seat);
  return (
    <Scroller className="agra-strip" label={words.strip.chain}>
      <SeatBadge face={face} size={24} />
      <b className="agra-strip-who">{face.name}</b>
      <ol className="agra-phases">
        {PHASES.map((phase, i) => (
          <li key={phase} className={i < now ? 'done' : i === now ? 'now' : ''}>
            {i < now && <Icon name="check" size={12} />}
            {words.strip.phases[phase]}
          </li>
        ))}
      </ol>
      <ol className="agra-chain" aria-label={words.strip.chain}>
        {links.map(({ ply, says }, i) => (
          <li key={`${ply} ${says}`} className={i === links.length - 1 ? 'last' : ''}>
            {says}
          </li>
        ))}
        {others.map((of) => (
          <li key={`wait ${of}`} className="waits">
            {words.strip.waitingFor(name(of))}
          </li>
        ))}
        {toCome(words, view)
          .filter((says, i, all) => says !== words.strip.toCome.order && all.indexOf(says) === i)
          .map((says) => (
            <li key={says} className="next">
              {says}
            </li>
          ))}
      </ol>
    </Scroller>
  );
}
