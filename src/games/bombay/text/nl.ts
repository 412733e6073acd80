/** De woorden van Bombay in het Nederlands. */
import type { PlaceId, Post, Silk, TokenEffect } from '../data.ts';
import { countingIn } from './count.ts';
import type { PlaceWords, Words } from './en.ts';

const { count, list } = countingIn('nl');
const rupees = (n: number) => count(n, 'roepie', 'roepies');
const actions = (n: number) => count(n, 'actie', 'acties');
const clients = (n: number) => count(n, 'klant', 'klanten');
const bales = (n: number) => count(n, 'baal', 'balen');
const palaces = (n: number) => count(n, 'paleis', 'paleizen');
const kinds = (n: number) => count(n, 'stad', 'steden');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** De tweede naamval van een naam: Ravi’s, Mina’s, maar Jans en Agnes’. */
const whose = (name: string) => (/[sxz]$/i.test(name) ? `${name}’` : /[aiouy]$/i.test(name) ? `${name}’s` : `${name}s`);

const city = (name: string): PlaceWords => ({ name, to: `naar ${name}`, at: `in ${name}`, from: `uit ${name}` });
/** Een plaats met het lidwoord de, en hoe je daar bent: bij een post, op een plek. */
const spot = (name: string, at: string, what = name.charAt(0).toLowerCase() + name.slice(1)): PlaceWords => ({
  name,
  to: `naar de ${what}`,
  at: `${at} de ${what}`,
  from: `van de ${what}`,
});
const post = (name: string) => spot(name, 'bij');
const site = (name: string, what: string) => spot(name, 'op', what);
const crossroads = (name: string): PlaceWords => {
  const the = `het ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return { name, to: `naar ${the}`, at: `op ${the}`, from: `van ${the}` };
};

const places: Record<PlaceId, PlaceWords> = {
  A: { name: 'Startheuvel', to: 'de Startheuvel op', at: 'op de Startheuvel', from: 'van de Startheuvel' },
  B: { name: 'Oostheuvel', to: 'de Oostheuvel op', at: 'op de Oostheuvel', from: 'van de Oostheuvel' },
  H1: crossroads('Westelijk kruispunt'),
  H2: crossroads('Oostelijk kruispunt'),
  INDORE: city('Indore'),
  NAGPUR: city('Nagpur'),
  HYDERABAD: city('Hyderabad'),
  BOMBAY: city('Bombay'),
  E1: post('Handelspost in het noordwesten'),
  E2: post('Handelspost in het noordoosten'),
  E3: post('Handelspost in het zuidoosten'),
  E4: post('Handelspost in het zuidwesten'),
  F1: post('Hoekpost in het noordwesten'),
  F2: post('Hoekpost in het noordoosten'),
  F3: post('Hoekpost in het zuidoosten'),
  F4: post('Hoekpost in het zuidwesten'),
  G1: site('Indore-West', 'plek ten westen van Indore'),
  G2: site('Indore-Oost', 'plek ten oosten van Indore'),
  G3: site('Nagpur-Noord', 'plek ten noorden van Nagpur'),
  G4: site('Nagpur-Zuid', 'plek ten zuiden van Nagpur'),
  G5: site('Hyderabad-Oost', 'plek ten oosten van Hyderabad'),
  G6: site('Hyderabad-West', 'plek ten westen van Hyderabad'),
  G7: site('Bombay-Zuid', 'plek ten zuiden van Bombay'),
  G8: site('Bombay-Noord', 'plek ten noorden van Bombay'),
};

const silk: Record<Silk, string> = { yellow: 'geel', purple: 'paars', blue: 'blauw', orange: 'oranje' };
const coloured: Record<Silk, string> = { yellow: 'gele', purple: 'paarse', blue: 'blauwe', orange: 'oranje' };
const aBale = (s: Silk) => `een ${coloured[s]} baal`;
const compass: Record<Post, string> = {
  E1: 'post NW',
  E2: 'post NO',
  E3: 'post ZO',
  E4: 'post ZW',
  F1: 'hoekpost NW',
  F2: 'hoekpost NO',
  F3: 'hoekpost ZO',
  F4: 'hoekpost ZW',
};
const market = { left: 'linker markt', middle: 'middelste markt', right: 'rechter markt' };
const rung = ['bovenaan', 'in het midden', 'onderaan'];
const effect: Record<TokenEffect, string> = {
  client: 'een klant voor het einde van het spel',
  city: 'een fiche van een eigen stad voor het einde van het spel',
  rupees: 'meteen 2 roepies',
  bale: 'meteen een baal van de meest linkse markt',
};

export const nl: Words = {
  name: 'Bombay',
  tagline: 'Zijde, olifanten en paleizen',
  options: {
    palaceOnHills: { label: 'Paleizen op heuvels', help: 'Ook op de twee heuvels mag een paleis komen.' },
    palaceOnIdlePosts: {
      label: 'Paleizen op verlaten posten',
      help: 'Met twee of drie spelers mag ook op de vier buitenste posten gebouwd worden, die dan buiten gebruik zijn.',
    },
    openMoney: {
      label: 'Open geld',
      help: 'Iedereen ziet ieders roepies, klanten en fiches; anders blijven ze achter de schermen.',
    },
    firstGameLayout: {
      label: 'Opstelling voor een eerste spel',
      help: 'Posten, vraag en paleisfiches liggen in een vaste, evenwichtige volgorde in plaats van een willekeurige.',
    },
    facts: {
      label: 'Verbeterde gegevens',
      help: 'Wat een bezitter van de doos in de gedrukte gegevens heeft verbeterd, uit een gegevensbestand.',
    },
  },
  groups: {
    here: 'Hier',
    sell: 'Gaan verkopen',
    buy: 'Gaan kopen',
    build: 'Gaan bouwen',
    go: 'Hiernaast',
    far: 'Verder weg',
    rest: 'Tot slot',
  },
  places,
  silk,
  aBale,
  post: (s, at) => `${capital(coloured[s])} ${compass[at]}`,
  market,
  counts: { rupees, actions, clients, palaces },
  list,

  question: {
    turn: (left) => ({
      title: 'Waar gaat de olifant heen?',
      hint: `Nog ${actions(left)}: ga, koop, verkoop of bouw.`,
    }),
    freeBale: { title: 'Welke baal neem je?', hint: 'Het paleisfiche geeft een baal van de meest linkse markt.' },
    over: { title: 'Het spel is afgelopen', hint: 'De meeste roepies winnen.' },
  },

  answer: {
    go: (p) => ({ label: p.name, says: capital(`${p.to} gaan`) }),
    sell: (s) => ({ label: `${capital(silk[s])} verkopen`, says: `${aBale(s)} verkopen` }),
    buy: (s) => ({ label: `${capital(silk[s])} kopen`, says: `${aBale(s)} kopen` }),
    build: (s) => ({ label: `Bouwen met ${silk[s]}`, says: `een paleis bouwen voor ${aBale(s)}` }),
    take: (s) => ({ label: `${capital(silk[s])} nemen`, says: `${aBale(s)} nemen` }),
    buyThere: 'kopen',
    wait: { label: 'Betere tijden afwachten', says: 'betere tijden afwachten en de beurt beëindigen' },
    end: { label: 'Beurt beëindigen', says: 'de beurt beëindigen' },
    thenLabel: (place, then) => `${place}, ${then.charAt(0).toLowerCase()}${then.slice(1)}`,
    thenSays: (go, then) => `${go} en daar ${then}`,
    costs: (parts) => `Kost ${parts}.`,
    brings: (parts) => `Levert ${parts} op.`,
    unspent: (n) => `${actions(n)} verloren`,
    toll: (n) => `${rupees(n)} van de bank voor andere kooplieden`,
    cityToken: (name) => `het fiche van ${name}`,
    palace: 'een paleis',
    kept: { client: 'een klantenfiche', city: 'een fiche van een eigen stad' },
  },

  event: {
    round: (round, first) => `Set ${round} begint. ${first} is startspeler.`,
    supplied: (stalls) => `Er komt nieuwe zijde. ${stalls}.`,
    stall: (name, parts) => `${capital(name)}: ${parts}`,
    nothing: 'niets',
    some: (n, s) => `${n} ${silk[s]}`,
    lap: (lap) => `Speelronde ${lap}.`,
    went: (who, from, to, n) => `${who} gaat ${from.from} ${to.to}: ${actions(n)}.`,
    toll: (owner, by, at, n) =>
      `${by} komt ${at.at} bij ${whose(owner)} paleis; de bank betaalt ${owner} ${rupees(n)}.`,
    bought: (who, s, from, r, n) => `${who} koopt ${aBale(s)} van de ${from}: ${rupees(r)}, ${actions(n)}.`,
    sold: (who, s, at, rank, r, c) =>
      `${who} verkoopt ${aBale(s)} ${at.at}, ${rung[rank] ?? ''} op de ladder: ${list(
        [r > 0 ? rupees(r) : '', c > 0 ? clients(c) : ''].filter((part) => part !== ''),
      )}.`,
    cityToken: (who, at) => `${who} neemt een fiche van ${at}.`,
    built: (who, at, s) => `${who} bouwt een paleis ${at.at} voor ${aBale(s)}.`,
    palaceToken: (who, e) => `${who} neemt het paleisfiche: ${effect[e]}.`,
    freeBale: (who, s, from) => `${who} laadt gratis ${aBale(s)} van de ${from}.`,
    noFreeBale: (who) => `De markten zijn leeg: ${who} krijgt geen baal.`,
    closed: (s) => `De laatste ${coloured[s]} baal is van de markten verdwenen: die posten sluiten.`,
    waited: (who, r) => `${who} wacht betere tijden af: ${rupees(r)}.`,
    ended: (who, n) => (n > 0 ? `${who} beëindigt de beurt; ${actions(n)} ongebruikt.` : `${who} beëindigt de beurt.`),
  },

  clock: (round, rounds, lap, laps) => `Set ${round} van ${rounds}, speelronde ${lap} van ${laps}`,
  round: 'Set',
  roundName: { numbered: (n) => `Set ${n}`, back: 'Een set terug', on: 'Een set verder' },

  sheet: {
    rupees: { label: 'Roepies', help: 'Geld dat tijdens het spel verdiend is.' },
    cityKinds: {
      label: 'Verschillende steden',
      help: 'Stedenfiches van verschillende steden, de twee van paleisfiches inbegrepen.',
    },
    cityRupees: { label: 'Stedenbonus', help: 'Roepies voor het aantal verschillende stedenfiches.' },
    palaces: { label: 'Paleizen', help: 'Paleizen op het bord.' },
    clients: {
      label: 'Klanten',
      help: 'Klantenfiches, die van paleisfiches inbegrepen. Wie er meer heeft, wint bij gelijke stand.',
    },
    empire: { label: 'Rijk', help: 'Paleizen en klanten samen: de rang voor de prijzen van het handelsrijk.' },
    empirePrize: {
      label: 'Prijs van het rijk',
      help: 'Roepies voor de rang; bij gelijke stand wordt gedeeld, naar beneden afgerond.',
    },
  },

  refusals: {
    'BO-TURN-4': 'Daarvoor zijn er niet genoeg acties of roepies over.',
    'BO-MOVE-1': 'De olifant volgt één weg tegelijk, en van hier loopt er geen weg naartoe.',
    'BO-BUY-1': 'Zijde koop je alleen bij een open handelspost.',
    'BO-BUY-3': 'Per beurt kun je maar één baal kopen.',
    'BO-BUY-4': 'De olifant is vol: hij draagt twee balen.',
    'BO-SELL-1': 'Een baal verkoop je in een stad die de kleur vraagt, voor één actie.',
    'BO-MAP-7': 'Hier kan geen paleis staan: daarvoor is een vrije plek nodig, geen stad of post.',
    'BO-PAL-1': 'Een paleis kost een baal die je bij je hebt en één actie.',
    'BO-PAL-3': 'Je neemt alleen een baal als een paleisfiche er een geeft.',
    'BO-PAL-4': 'De gratis baal komt van de meest linkse markt waar er nog liggen.',
    'BO-PAL-6': 'Alle vijf paleizen zijn gebouwd.',
    'BO-WAIT-1': 'Wachten kost alle drie acties van een beurt.',
  },

  features: () => import('./features.nl.ts').then(({ features }) => features),

  map: {
    label: 'Kaart van de Deccan',
    closed: 'gesloten',
    deserted: 'verlaten',
    sea: 'Arabische Zee',
    ghats: 'Ghats',
    bag: 'Zak',
    buyOne: 'één baal',
    hill: '+1',
    hidden: 'verborgen',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    toElephant: 'Terug naar je olifant',
  },

  panels: {
    elephant: 'De lading van de olifant',
    load: (n) => (n === 0 ? 'geen baal' : n === 1 ? '1 baal van 2' : '2 balen: vol'),
    palaceHint: 'Een baal betaalt ook een paleis.',
    emptyHint: 'Koop zijde bij een open post.',
    distance: (n) => (n === 0 ? 'hier' : actions(n)),
    end: 'Het einde',
    endHint: 'Paleizen + klanten',
    prize: ['1e', '2e', '3e', '4e'],
    cities: 'Verschillende steden',
    yours: 'Jij',
    reserve: (n) => `${palaces(n)} in voorraad`,
    carriesNothing: 'draagt niets',
    screen: 'achter het scherm',
    purse: (r, c, n) => `${rupees(r)}, ${clients(c)}, fiches van ${kinds(n)}`,
  },

  explain: {
    city: (name, wants, tokens) => ({
      title: name,
      lines: [
        `Vraag: ${list(
          wants.map(
            (w) => `${silk[w.silk]} voor ${rupees(w.rupees)}${w.clients > 0 ? ` plus ${clients(w.clients)}` : ''}`,
          ),
        )}.`,
        'Een verkoop kost één actie. De verkochte zijde zakt naar onderen, wat eronder lag schuift omhoog.',
        tokens > 0
          ? `Nog ${count(tokens, 'fiche', 'fiches')} voor wie hier voor het eerst verkoopt.`
          : 'Hier ligt geen fiche meer.',
      ],
    }),
    open: (s, n, from, r, a) => ({
      title: `Handelspost: ${silk[s]}`,
      lines: [`Open. ${bales(n)} op de ${from}: ${rupees(r)} en ${actions(a)} per stuk, één per beurt.`],
    }),
    closedPost: (s) => ({
      title: `Handelspost: ${silk[s]}`,
      lines: [`Gesloten tot er nieuwe zijde komt: op de markten ligt geen ${coloured[s]} baal.`],
    }),
    idle: {
      title: 'Verlaten post',
      lines: ['Buiten gebruik met twee of drie spelers. Je mag erlangs, niet handelen.'],
    },
    hill: { title: 'Heuvel', lines: ['Omhooggaan kost één actie meer. Naar beneden niet.'] },
    site: { title: 'Vrije plek', lines: ['Hier kan een paleis komen voor één baal en één actie.'] },
    token: (e) => ({ title: 'Paleisfiche', lines: [`Wie hier een paleis bouwt, krijgt ${effect[e]}.`] }),
    palace: (owner) => ({
      title: `${whose(owner)} paleis`,
      lines: [`Komt er een andere olifant, dan betaalt de bank ${owner} 1 roepie.`],
    }),
    elephants: (parts) => `Olifanten hier: ${parts}.`,
    elephant: (who, load) => `${who} (${load})`,
    market: (name, r, a, stock) => ({
      title: capital(name),
      lines: [`Hier ligt: ${stock}.`, `Een baal kost ${rupees(r)} en ${actions(a)}, bij een post van die kleur.`],
    }),
    bag: (n, parts) => ({
      title: 'De zak',
      lines: [`${bales(n)}: ${parts}.`, 'Aan het begin van elke set worden er negen getrokken.'],
    }),
    clock: (round, rounds, lap, laps, first) => ({
      title: `Set ${round} van ${rounds}`,
      lines: [`Speelronde ${lap} van ${laps}. ${first} is startspeler van deze set.`],
    }),
  },
};
