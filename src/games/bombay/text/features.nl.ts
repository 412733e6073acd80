/** Waarom een antwoord goed of slecht is in Bombay, in het Nederlands. Elke zin gaat verder na “Dat”. */

import { type Features, howMany } from './features.ts';
import { nl } from './nl.ts';

const { rupees, actions } = nl.counts;

export const features: Features = {
  rupees: {
    gain: (n) => `levert ${rupees(howMany('rupees', n))} op`,
    loss: (n) => `kost ${rupees(howMany('rupees', n))}`,
  },
  cities: { gain: 'verhoogt je stedenbonus', loss: 'verlaagt je stedenbonus' },
  empire: { gain: 'maakt je rijk sterker', loss: 'maakt je rijk zwakker' },
  // Neemt alleen iets terug van wat het rijk telt: niemand zou het zeggen.
  lead: { gain: null, loss: null },
  tolls: { gain: 'belooft tol bij je paleizen', loss: 'laat tol bij je paleizen schieten' },
  actions: {
    gain: (n) => `spaart ${actions(howMany('actions', n))} uit`,
    loss: (n) => `verbruikt ${actions(howMany('actions', n))}`,
  },
  load: { gain: 'maakt je lading meer waard', loss: 'maakt je lading minder waard' },
  purchase: { gain: 'brengt de volgende goede koop dichterbij', loss: 'stelt de volgende goede koop uit' },
};
