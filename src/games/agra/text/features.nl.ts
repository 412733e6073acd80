/** Waarom een antwoord goed of slecht is in Agra, in het Nederlands. Elke zin gaat verder na “Dat”. */

import { type Features, howMany } from './features.ts';
import { nl } from './nl.ts';

const { rupees } = nl.counts;

export const features: Features = {
  rupees: {
    gain: (n) => `levert ${rupees(howMany('rupees', n))} op`,
    loss: (n) => `kost ${rupees(howMany('rupees', n))}`,
  },
  covers: { gain: 'haalt een afdektegel van je boerderij', loss: 'laat een afdektegel op je boerderij liggen' },
  gifts: { gain: 'maakt je giften aan Akbar meer waard', loss: 'maakt je giften aan Akbar minder waard' },
  ending: {
    gain: (n) => `is aan het eind van het spel ${rupees(howMany('ending', n))} waard`,
    loss: (n) => `kost aan het eind van het spel ${rupees(howMany('ending', n))}`,
  },
  basics: { gain: 'levert basisgoederen op', loss: 'kost basisgoederen' },
  processed: { gain: 'levert verwerkte goederen op', loss: 'kost verwerkte goederen' },
  luxuries: { gain: 'levert luxegoederen op', loss: 'kost luxegoederen' },
  deliveries: { gain: 'geeft je meer om aan notabelen te leveren', loss: 'laat je minder om aan notabelen te leveren' },
  orders: { gain: 'brengt open bestellingen binnen bereik', loss: 'brengt open bestellingen buiten bereik' },
  cards: {
    gain: 'vergroot je kans op de contracten van de notabelen',
    loss: 'verkleint je kans op de contracten van de notabelen',
  },
  powers: {
    gain: 'geeft je een contract dat in de komende beurten helpt',
    loss: 'laat liggen wat een contract in de komende beurten doet',
  },
  influence: { gain: 'brengt je omhoog op de invloedssporen', loss: 'houdt je laag op de invloedssporen' },
  favours: { gain: 'levert gunsten op', loss: 'kost gunsten' },
  tiles: { gain: 'levert een gunsttegel op', loss: 'kost een gunsttegel' },
  production: { gain: 'laat je boerderij meer produceren', loss: 'laat je boerderij minder produceren' },
  counter: { gain: 'zet je meditatieteller vooruit', loss: 'houdt je meditatieteller terug' },
  workers: { gain: 'brengt arbeiders terug in je voorraad', loss: 'haalt een arbeider uit je voorraad' },
  standing: { gain: 'laat meer van je arbeiders staan', loss: 'laat minder van je arbeiders staan' },
  markers: { gain: 'maakt stenen vrij voor je voorraad', loss: 'legt stenen uit je voorraad vast' },
  points: { gain: 'geeft je meditatiepunten om uit te geven', loss: 'kost meditatiepunten' },
  clock: { gain: 'brengt het einde van het spel dichterbij', loss: 'schuift het einde van het spel op' },
  // Wat beloofd was komt: dat is geen verlies.
  promised: { gain: 'belooft meer voor de rest van deze beurt', loss: null },
};
