/** De notabelen in het Nederlands: hun namen en wat hun contracten doen. */
import type { Notable } from '../data.ts';
import type { NotableWords } from './notables.en.ts';

export const notables: Record<Notable, NotableWords> = {
  portugueseTrader: {
    name: 'Portugese Handelaar',
    short: 'meer goederen betalen',
    power: 'De Zeeman mag met meer goederen betaald worden, samen hoogstens 4 waard. 1 roepie per geleverde stof.',
  },
  sufi: {
    name: 'Soefi',
    short: '+1 per curry',
    power: 'Meteen: je meditatieteller gaat een vakje vooruit. 1 roepie per geleverde curry.',
  },
  takshaka: {
    name: 'Takshaka',
    short: '+1 bij bouwen',
    power: 'Telkens als je bouwt: 1 bouwwaarde extra en 1 roepie.',
  },
  mahout: {
    name: 'Mahout',
    short: '+1 zandsteen, hout',
    power: 'Elke productie van zandsteen of hout levert er een extra op.',
  },
  khatib: {
    name: 'Khatib',
    short: '+1 kurkuma, katoen',
    power: 'Elke productie van kurkuma of katoen levert er een extra op.',
  },
  frenchTrader: {
    name: 'Franse Handelaar',
    short: 'een goed per beurt',
    power:
      'Eens per beurt: leg hier een goed; er is er één nodig van waarde 1, één van 2 en één van 3. Bij het derde: 5 roepies, en de stenen komen terug.',
  },
  dyer: {
    name: 'Verver',
    short: '2 goederen voor 1',
    power:
      'Na een productie: geef twee van die goederen terug voor een ander van dezelfde straat, hoogstens 2 waard. 1 roepie per geleverde kleurstof.',
  },
  cook: {
    name: 'Kok',
    short: 'bewaart 2 arbeiders',
    power:
      'Bewaart tot twee van je weggestuurde arbeiders; elk kan voor meditatie dienen. 1 roepie per geleverde olie.',
  },
  muezzin: { name: 'Muezzin', short: '+1 meditatiepunt', power: 'Een extra meditatiepunt, eens per meditatiefase.' },
  jagirdar: {
    name: 'Jagirdar',
    short: '+1 gratis levering',
    power: 'Je Zeeman heeft een gratis levering extra. Na de Zeeman van een ander mag je een goed leveren.',
  },
  caliph: {
    name: 'Kalief',
    short: 'katoen: 1 overeind',
    power: 'Eens per beurt: geef een katoen terug om een liggende arbeider overeind te zetten.',
  },
  calligrapher: {
    name: 'Kalligraaf',
    short: 'herendienst kost 1',
    power: 'Je eigen bezette plek weer gebruiken kost 1 roepie. 1 roepie per geleverd papier.',
  },
  mullah: {
    name: 'Mullah',
    short: '−1 gunst per beurt',
    power: 'Eens per beurt kost een gunstactie een gunst minder. 1 roepie per geleverde baksteen.',
  },
  englishTrader: {
    name: 'Engelse Handelaar',
    short: 'ruilen',
    power: 'Eens per beurt: ruil een goed voor een ander van dezelfde waarde.',
  },
  mosaicMaker: {
    name: 'Mozaïekmaker',
    short: 'punten voor gunsten',
    power: 'Meteen: neem een gunsttegel naar keuze. Eens per beurt: 1 meditatiepunt voor 1 gunst, of 3 punten voor 2.',
  },
  mujtahida: {
    name: 'Mujtahida',
    short: '+2 per beeld',
    power: 'Meteen: bebouw het eerste bouwterrein gratis, zoals bij de Architect. 2 roepies per geleverd beeld.',
  },
  dutchTrader: {
    name: 'Nederlandse Handelaar',
    short: 'gilden aan het eind',
    power:
      'Aan het eind: 1, 3, 6 roepies voor bestellingen in een, twee, drie gilden. 2 roepies per geleverde kleding.',
  },
  painter: {
    name: 'Schilder',
    short: '+2 per schilderij',
    power: 'Meteen: zet tot drie arbeiders overeind en neem een invloedsstap. 2 roepies per geleverd schilderij.',
  },
  subadar: {
    name: 'Subadar',
    short: 'bestellingen, eind',
    power: 'Aan het eind: 1 roepie per bestelling. 2 roepies per geleverd boek.',
  },
  sadrUsSudur: {
    name: 'Sadr us-Sudur',
    short: 'giften aan het eind',
    power: 'Meteen: een gift op een plek van dezelfde waarde. Aan het eind: 1 roepie per gift.',
  },
  grandMufti: {
    name: 'Grootmoefti',
    short: 'sets aan het eind',
    power: 'Meteen: 3 gunsten. Aan het eind: 3 roepies per set van drie gilden onder je bestellingen en contracten.',
  },
  grandImam: {
    name: 'Grootimam',
    short: 'Geleerden, eind',
    power: 'Meteen: 3 gunsten. Aan het eind: 1 roepie per bestelling en contract van de Geleerden.',
  },
  courtArtist: {
    name: 'Hofkunstenaar',
    short: 'Kunstenaars, eind',
    power: 'Meteen: 3 gunsten. Aan het eind: 1 roepie per bestelling en contract van de Kunstenaars.',
  },
  dewan: {
    name: 'Dewan',
    short: 'Kooplieden, eind',
    power: 'Meteen: 3 gunsten. Aan het eind: 1 roepie per bestelling en contract van de Kooplieden.',
  },
};
