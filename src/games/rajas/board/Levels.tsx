/** The building scroll: what each building brings, now and after upgrades. */
import { memo } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { BUILDINGS, type Building, LEVEL } from '../data.ts';
import { BuildingPiece } from './art/buildings.tsx';
import { explainLevel } from './explain.ts';
import { type Answering, answerAt } from './Spot.tsx';
import { playerAt, type RajasProps } from './sight.ts';
import { pointing } from './targets.ts';
import { useWords } from './words.ts';

const LEVELS = Array.from({ length: LEVEL.last - LEVEL.first + 1 }, (_, i) => LEVEL.first + i);

export const Levels = attentive(function Levels({ seat, ...props }: RajasProps & { seat: Seat }) {
  const own = props.sight.seat === seat;
  const hands = own ? props : { ...props, offers: [], shown: null };
  const { levels, late } = playerAt(props.sight.view, seat);
  return (
    <div className="rajas-levels">
      {BUILDINGS.map((building) => (
        <Level
          key={building}
          building={building}
          level={levels[building]}
          late={late === building}
          {...answerAt(hands, `level:${building}`)}
        />
      ))}
    </div>
  );
});

const Level = memo(function Level({
  building,
  level: now,
  late,
  offer,
  chosen,
  show,
  give,
}: Answering & { readonly building: Building; readonly level: number; readonly late: boolean }) {
  const words = useWords();
  const inside = (
    <>
      <BuildingPiece building={building} size={28} />
      <span>
        <small>{words.building[building]}</small>
        <span>
          {LEVELS.map((level) => (
            <i key={level} className={level === now ? 'now' : level < now ? 'passed' : ''}>
              {level}
            </i>
          ))}
        </span>
      </span>
      {offer && offer.letter !== '' && <b>{offer.letter}</b>}
    </>
  );
  const explanation = explainLevel(words, building, now, late);
  return (
    <Explain as="div" {...explanation} tabIndex={-1}>
      {offer ? (
        <button
          type="button"
          className={chosen ? 'chosen' : 'offered'}
          aria-label={offer.spoken}
          {...pointing({ show, give }, offer)}
        >
          {inside}
        </button>
      ) : (
        <div role="img" aria-label={`${explanation.title}: ${now}`}>
          {inside}
        </div>
      )}
    </Explain>
  );
});
