/** De woorden van de beelden en de gedrukte gegevens van Amul, in het Nederlands. */
import type { ReferenceWords } from './en.ts';

const DECKS = { market: 'op de markt', palace: 'in het paleis', bazaar: 'in de bazaar' };

export const nl: ReferenceWords = {
  pictures: {
    card: 'Een kaart: het beeld in de kleur van de categorie, de naam, wat hij oplevert, waar hij telt, en de symbolen.',
    placements: 'Telt uit de hand, op tafel, of allebei.',
    symbols: 'Arabisch, Mongools, Voorwerp, Handel en Militair.',
    supplies: 'Het paleis en de bazaar met drie spelers.',
    market: 'De markt met drie spelers na de voorstellen: één kaart van de stapel, drie uit handen.',
    take: 'Een Koopman neemt uit het paleis, een Contract uit de bazaar.',
    letters: 'Wachters met gelijke waarde: de letter beslist, A voor B.',
    hand: 'Aan het einde houdt een hand wat daar telt; een Tapijt, dat alleen op tafel telt, gaat verloren.',
    set: 'Zilver samen: één, twee en drie exemplaren.',
    series: 'Een Handelaar en zijn reeks.',
    majority: 'De meeste Arabische symbolen: eerste, tweede en derde plaats.',
    goods: 'De waren.',
    objects: 'De voorwerpen.',
    camels: 'Kamelen en karavanen.',
    merchants: 'De kooplieden.',
    military: 'De militaire kaarten.',
    characters: 'De personages.',
    bazaar: 'De Handelaren, elk met zijn reeks.',
    tea: 'Thee, en de Handelaar die erom vraagt.',
  },
  chapters: { table: 'De tafel' },
  counts: {
    players: 'Spelers',
    upturned: 'Nieuwe marktkaarten per ronde',
    market: 'Marktkaarten in totaal',
    rounds: (n) => `${n} rondes`,
    hand: (n) => `${n} handkaarten`,
    tea: (n) => `hoogstens ${n} Theekaarten`,
    place: ['eerste', 'tweede', 'derde'],
  },
  copies: (deck, n, from) => `${n} ${DECKS[deck]}, vanaf ${from} spelers`,
  tea: 'theevariant',
  aspects: { scoring: 'punten', placement: 'waar hij telt', symbols: 'symbolen', from: 'wanneer hij meedoet' },
  sources: {
    seed: 'uit de spelregels',
    public: 'openbaar',
    partly: 'deels gereconstrueerd',
    reconstructed: 'gereconstrueerd',
  },
  part: {
    placement: 'waar hij telt',
    arab: 'Arabische symbolen',
    mongol: 'Mongoolse symbolen',
    object: 'Voorwerpsymbolen',
    trade: 'Handelssymbolen',
    good1: 'eerste kaart van de reeks',
    good2: 'tweede kaart van de reeks',
    good3: 'derde kaart van de reeks',
    points: 'punten per reeks',
    from: 'vanaf hoeveel spelers',
  },
  inPlay: (n) => `punten per stuk bij ${n} in het spel`,
  facts: {
    rounds: { name: 'Rondes en handen', note: '' },
    market: { name: 'Nieuwe kaarten naar aantal spelers', note: '' },
    symbols: { name: 'De symbolen', note: '' },
    letters: {
      name: 'Letters van militaire kaarten',
      note: 'Dat er letters zijn, staat in de spelregels; welke kaart welke heeft, is gereconstrueerd.',
    },
    points: {
      name: 'Punten van de wachters',
      note: 'Dat Mongoolse wachters 0 tot 3 punten tonen en Arabische 1 of 2 staat in de regels; welk exemplaar er hoeveel toont is gereconstrueerd.',
    },
    majority: { name: 'Meerderheden', note: '' },
    pad: {
      name: 'De volgorde van de telling',
      note: 'De categorieën zijn openbaar; welke kaart waarbij hoort, is gereconstrueerd.',
    },
  },
};
