/** Waarom een antwoord goed of slecht is in Rajas of the Ganges, in het Nederlands. Elke zin gaat verder na “Dat”. */

import { type Features, howMany } from './features.ts';
import { nl } from './nl.ts';

const { fame, money } = nl.counts;

export const features: Features = {
  fame: { gain: (n) => `levert ${fame(howMany('fame', n))} op`, loss: (n) => `kost ${fame(howMany('fame', n))}` },
  money: { gain: (n) => `brengt ${money(howMany('money', n))} in`, loss: (n) => `kost ${money(howMany('money', n))}` },
  dice: { gain: 'geeft je meer dobbelstenen', loss: 'kost dobbelstenen' },
  pips: { gain: 'geeft je hogere dobbelstenen om mee te betalen', loss: 'kost ogen waarmee je tegels kon betalen' },
  fullKali: { gain: 'maakt plaats in Kali’s handen', loss: 'maakt Kali’s handen vol' },
  karma: { gain: 'levert karma op', loss: 'kost karma' },
  workers: { gain: 'wint een werker voor je', loss: 'kost je een werker' },
  upgrades: { gain: 'verbetert je gebouwen', loss: 'laat een verbetering schieten' },
  assorted: { gain: 'laat gemengde waren meer tellen', loss: 'laat gemengde waren minder tellen' },
  oneKind: { gain: 'laat je markten van één soort meer tellen', loss: 'laat je markten van één soort minder tellen' },
  room: { gain: 'opent meer van je provincie om te bouwen', loss: 'sluit een deel van je provincie af' },
  blocked: { gain: 'opent een weg om aan te bouwen', loss: 'laat geen weg over om aan te bouwen' },
  yields: { gain: 'leidt je wegen naar speciale opbrengsten', loss: 'leidt je wegen weg van speciale opbrengsten' },
  yieldTiles: {
    gain: 'legt een opbrengstfiche klaar voor een weg die nog komt',
    loss: 'geeft een opbrengstfiche op dat op zijn weg lag te wachten',
  },
  boat: { gain: 'laat je boot verder varen', loss: 'houdt je boot tegen' },
  tileInSight: {
    gain: 'brengt een goede tegel binnen bereik van je dobbelstenen',
    loss: 'brengt een goede tegel buiten bereik van je dobbelstenen',
  },
  // Wat beloofd was komt: dat is geen verlies.
  promised: { gain: 'belooft meer voor de rest van deze beurt', loss: null },
};
