/** The panels beside the board. */

import { attentive } from '../../../ui/attentive.tsx';
import { Coin } from '../../../ui/Coin.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { CITIES, PALACES_EACH, type Silk } from '../data.ts';
import { factsOf } from '../facts.ts';
import { tableFacts } from '../state.ts';
import { effectOf } from '../steps/build.ts';
import { price } from '../steps/sell.ts';
import type { BombayView } from '../view.ts';
import { Bale } from './art/Bale.tsx';
import { CityToken } from './art/CityToken.tsx';
import { Client } from './art/Client.tsx';
import { ElephantMark } from './art/Elephant.tsx';
import { Palace } from './art/Palace.tsx';
import { type BombayProps, playerAt, standingOf, subject } from './sight.ts';
import { useWords } from './words.ts';
import './panels.css';

/** What an elephant carries, and where each bale sells for how much. */
export const ElephantPanel = attentive(function ElephantPanel({ sight, faces }: BombayProps) {
  const words = useWords();
  const seat = subject(sight);
  const face = faces[seat];
  const { load, at } = playerAt(sight.view, seat);
  const kinds = [...new Set(load)];
  return (
    <div className="bombay-own">
      <div className="bombay-own-picture">
        <svg viewBox="-37 -38 74 64" width="92" height="80" aria-hidden="true">
          {face && <ElephantMark face={face} load={load} w={64} />}
        </svg>
        {face && seat !== sight.seat && <b>{face.name}</b>}
        <small>{words.panels.load(load.length)}</small>
      </div>
      <ul>
        {kinds.map((silk) => (
          <li key={silk}>
            <Bale silk={silk} size={28} />
            <span className="bombay-sales">
              {salesOf(sight.view, silk).map(({ city, rupees, clients }) => (
                <Explain
                  key={city}
                  title={words.places[city].name}
                  says={`${words.counts.rupees(rupees)}${clients > 0 ? `, ${words.counts.clients(clients)}` : ''}. ${words.panels.distance(factsOf(sight.view).distance[at][city])}.`}
                  rule="BO-SELL-3"
                  className="bombay-sale"
                >
                  <span>{words.places[city].name}</span>
                  <Coin size={20} amount={rupees} />
                  {Array.from({ length: clients }, (_, i) => i).map((i) => (
                    <Client key={i} size={17} />
                  ))}
                </Explain>
              ))}
            </span>
          </li>
        ))}
        <li>
          {load.length > 0 ? <Palace {...(face ? { face } : {})} size={22} /> : <Bale silk="blue" size={26} />}
          <span>{load.length > 0 ? words.panels.palaceHint : words.panels.emptyHint}</span>
        </li>
      </ul>
    </div>
  );
});

/** The cities that want a silk, the best price first. */
function salesOf({ demand }: BombayView, silk: Silk) {
  return CITIES.flatMap((city) => {
    const rung = demand[city].indexOf(silk);
    return rung < 0 ? [] : [{ city, ...price(rung, silk) }];
  }).toSorted((a, b) => b.rupees - a.rupees || b.clients - a.clients);
}

/** What the end of the game pays: empire prizes and city tokens, and where one stands. */
export const EndPanel = attentive(function EndPanel({ sight, faces }: BombayProps) {
  const words = useWords();
  const { view } = sight;
  const seat = subject(sight);
  const { prizes } = tableFacts(view.players.length);
  const { purse, reserve } = playerAt(view, seat);
  const standing = purse && standingOf(view, purse);
  return (
    <div className="bombay-end">
      <Explain
        as="div"
        title={words.sheet.empirePrize.label}
        says={`${words.sheet.empire.help} ${words.sheet.empirePrize.help}`}
        rule="BO-END-3"
        className="bombay-cities"
      >
        <span>{words.panels.endHint}</span>
        <ol>
          {prizes
            .filter((rupees) => rupees > 0)
            .map((rupees, rank) => (
              <li key={rupees}>
                <b>{words.panels.prize[rank]}</b>
                <Coin size={21} amount={rupees} />
              </li>
            ))}
        </ol>
      </Explain>
      <Explain
        as="div"
        title={words.sheet.cityRupees.label}
        says={words.sheet.cityRupees.help}
        rule="BO-END-2"
        className="bombay-cities"
      >
        <span>{words.panels.cities}</span>
        <ol>
          {factsOf(view)
            .cityRupees.map((rupees, kinds) => ({ rupees, kinds }))
            .slice(1)
            .map(({ rupees, kinds }) => (
              <li key={kinds} className={standing?.kinds === kinds ? 'bombay-now' : ''}>
                <b>{kinds}</b>
                <Coin size={21} amount={rupees} />
              </li>
            ))}
        </ol>
      </Explain>
      <p className="bombay-standing">
        <b>{seat === sight.seat ? words.panels.yours : (faces[seat]?.name ?? '')}</b>
        <span>
          <Palace {...(faces[seat] ? { face: faces[seat] } : {})} size={20} />
          {PALACES_EACH - reserve}
        </span>
        {standing ? (
          <>
            <span>
              <Client size={19} />
              {standing.clients}
            </span>
            <span>
              {purse.cities.map((city) => (
                <CityToken key={city} city={city} size={20} />
              ))}
              {purse.kept
                .filter((token) => effectOf(view, token) === 'city')
                .map((token) => (
                  <CityToken key={token} city="own" size={20} />
                ))}
              {standing.kinds === 0 && <CityToken city="own" size={20} />}
              {standing.kinds}
            </span>
          </>
        ) : (
          <span>{words.panels.screen}</span>
        )}
      </p>
    </div>
  );
});
