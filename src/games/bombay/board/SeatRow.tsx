/** What a seat's row shows beside its name: what everybody at a real table could see. */

import type { Seat } from '../../../kernel/index.ts';
import { attentive } from '../../../ui/attentive.tsx';
import { Coin } from '../../../ui/Coin.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { ELEPHANT_CARRIES, PALACES_EACH } from '../data.ts';
import type { Purse } from '../state.ts';
import type { BombayView } from '../view.ts';
import { Bale } from './art/Bale.tsx';
import { CityToken } from './art/CityToken.tsx';
import { Client } from './art/Client.tsx';
import { Palace } from './art/Palace.tsx';
import { loadWords } from './explain.ts';
import { type BombayProps, playerAt, standingOf } from './sight.ts';
import { useWords } from './words.ts';
import './panels.css';

/** Palaces in reserve from the first, places on an elephant's back from the left. */
const RESERVE = Array.from({ length: PALACES_EACH }, (_, i) => i + 1);
const BACK = Array.from({ length: ELEPHANT_CARRIES }, (_, i) => i);

/** A seat's row: palaces in reserve, the load, and the purse or the screen before it. */
export const SeatRow = attentive(function SeatRow({ seat, sight, faces }: BombayProps & { seat: Seat }) {
  const words = useWords();
  const face = faces[seat];
  const { load, reserve, purse } = playerAt(sight.view, seat);
  if (!face) return null;
  return (
    <div className="bombay-seat">
      <Explain
        title={words.panels.reserve(reserve)}
        rule="BO-PAL-6"
        className="bombay-reserve"
        role="img"
        aria-label={words.panels.reserve(reserve)}
      >
        {RESERVE.map((nth) => (
          <span key={nth} className={nth <= reserve ? '' : 'bombay-gone'}>
            <Palace face={face} size={18} />
          </span>
        ))}
      </Explain>
      <Explain
        title={loadWords(words, load)}
        rule="BO-BUY-4"
        className="bombay-load"
        role="img"
        aria-label={loadWords(words, load)}
      >
        {BACK.map((place) => {
          const silk = load[place];
          return silk ? <Bale key={place} silk={silk} size={25} /> : <em key={place} />;
        })}
      </Explain>
      {purse ? <OpenPurse view={sight.view} purse={purse} /> : <Screen />}
    </div>
  );
});

function OpenPurse({ view, purse }: { view: BombayView; purse: Purse }) {
  const words = useWords();
  const { kinds, clients } = standingOf(view, purse);
  const says = words.panels.purse(purse.rupees, clients, kinds);
  return (
    <Explain title={says} rule="BO-INFO-1" className="bombay-purse" role="img" aria-label={says}>
      <Coin size={18} />
      {purse.rupees}
      <Client size={17} />
      {clients}
      <CityToken city="own" size={17} />
      {kinds}
    </Explain>
  );
}

/** A folding screen of sandstone, as it stands before a merchant's money. */
function Screen() {
  const { map, panels } = useWords();
  return (
    <Explain title={panels.screen} rule="BO-INFO-1" className="bombay-purse" role="img" aria-label={panels.screen}>
      <svg width="76" height="30" viewBox="0 0 76 30" aria-hidden="true">
        <path
          d="M2 28V8q0-4 5-4q5-3 11-3t10 3q5-3 10-3t10 3q5-3 10-3t11 3q4 0 4 4v20z"
          fill="#d8a387"
          stroke="#8f573f"
        />
        <path d="M19 4v24M38 4v24M57 4v24" stroke="#8f573f" />
        <path d="M5 25V9q4-5 11 0M22 9q7-5 13 0M41 9q7-5 13 0M60 9q7-5 12 0" fill="none" stroke="#f0cdb8" />
        <text
          x="38"
          y="21.5"
          textAnchor="middle"
          fontFamily="var(--body)"
          fontSize="12.5"
          fontWeight="600"
          fill="#4a2213"
        >
          {map.hidden}
        </text>
      </svg>
    </Explain>
  );
}
