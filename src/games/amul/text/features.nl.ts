/** Waarom een antwoord goed of slecht is in Amul, in het Nederlands. Elke zin gaat verder na “Dat”. */

import { type Features, howMany } from './features.ts';
import { nl } from './nl.ts';

const { points } = nl.counts;

export const features: Features = {
  counted: {
    gain: (n) => `voegt ${points(howMany('counted', n))} toe aan wat je hebt`,
    loss: (n) => `haalt ${points(howMany('counted', n))} af van wat je hebt`,
  },
  toPlay: {
    gain: 'geeft je meer punten om uit je hand te spelen',
    loss: 'laat je minder punten om uit je hand te spelen',
  },
  toTake: { gain: 'belooft een goede kaart door een effect', loss: 'laat minder over om met effecten te nemen' },
  nothingToPlay: {
    gain: 'houdt een kaart in je hand die op tafel blijft liggen',
    loss: 'laat je geen kaart die op tafel zou blijven liggen',
  },
  goingFirst: {
    gain: 'laat je in de komende rondes eerder aan de beurt komen dan anderen',
    loss: 'laat anderen in de komende rondes vóór je gaan',
  },
  spare: {
    gain: 'laat je een kaart over om zonder spijt voor te stellen',
    loss: 'kost je een kaart die je zonder spijt kon voorstellen',
  },
  tooMany: {
    gain: 'verlost je van kaarten die je aan het eind niet kunt houden',
    loss: 'laat je met meer kaarten dan je aan het eind kunt houden',
  },
};
