/** De regels van Agra in het Nederlands. */
import { nl } from './nl.ts';
import { rulesIn } from './rules.ts';

export const rules = rulesIn(nl, {
  titles: [
    ...['Materiaal', 'Speelbord', 'Spelersbord', 'Keizerlijk bord', 'Met twee of drie spelers'],
    ...['Verloop van een beurt', 'Het bord', 'Goederen', 'Waarden en prijsfiches', 'Productie'],
    ...['Verwerken', 'Bouwen', 'Gunsten', 'Invloed', 'Punten krijgen', 'Meditatieacties'],
    ...['De meditatiesteen', 'Actiefase', 'Plaatsen', 'Personages', 'Productiegebouwen'],
    ...['Verwerkende gebouwen', 'Nevenacties', 'Akbar', 'Gildebestellingen', 'De rivier'],
    ...['Levering en beloning', 'Dubbele levering', 'Waardering', 'Invloed door leveren', 'De notabelen'],
    ...['Bonustegels', 'Gunsttegels', 'Einde van het spel', 'Open en verborgen', 'Onderbrekingen'],
    ...['Invarianten', 'Verduidelijkingen', 'Aan deze tafel'],
  ],
  texts: {
    'AG-4-a': 'Er wordt met de klok mee in rondes gespeeld; elke ronde begint bij de eerste speler.',
    'AG-4-b':
      'Een beurt: meditatie (mag), actie (verplicht, precies een hoofdactie, nog een met een beeld), bestellingen (mag), einde.',
    'AG-4-c':
      'Olie en curry, gunsten, luxe en contracten gebruik je op elk eigen beslismoment van je beurt, ook midden in een actie.',
    'AG-4-d': 'Einde van de beurt: stenen op gunstacties en rollen gaan terug naar de voorraad.',
    'AG-4-e': 'Je gaat niet terug naar een eerdere fase.',
    'AG-5.1-a':
      'Actieplekken: vier personages, elk gebouw dat er staat, het terrein van de Bouwer. Een arbeider per plek.',
    'AG-5.2-a':
      '16 goederen: 4 basis (waarde 1), 8 verwerkt (2), 4 luxe (3). Een steen in een gebouw is een goed van die soort.',
    'AG-5.2-b': 'Stenen zijn beperkt: krijgen neemt een steen uit de voorraad, verliezen geeft hem terug.',
    'AG-5.2-c': 'Op elk eigen beslismoment mag je goederen en gunsten teruggeven aan je voorraad.',
    'AG-5.2.1-a': 'De waarde van een goed is die van de prijsfiche erop, anders de gedrukte.',
    'AG-5.2.3-b': 'Productie van een goed: de vrije vakjes tussen zijn hoek en de boeren van beide zijden ernaast.',
    'AG-5.2.3-c': 'Een boer blijft op zijn zijde en gaat nooit over een hoek of afdektegel. Een stap is een vakje.',
    'AG-5.2.4-c':
      'Verwerkt iemand door een hoofdactie, dan mag ieder ander met het brongoed er een verwerken. Dat levert de eerste 1 gunst op.',
    'AG-5.3-c': 'Een gebouw dat er staat blijft staan.',
    'AG-6.1.1-a': 'Je mag zoveel van je staande arbeiders neerleggen als je wilt.',
    'AG-6.1.1-f': 'Niet bestede punten vervallen aan het eind van de fase.',
    'AG-6.1.2-a': 'Een goed leveren aan een open notabele: 3 punten.',
    'AG-6.1.2-b': 'Een goed verwerken: de waarde van het doelgoed.',
    'AG-6.1.2-c': 'Een afdektegel wegnemen: 2 punten.',
    'AG-6.1.2-d': 'Een goed ruilen voor een ander van precies dezelfde waarde: zijn waarde.',
    'AG-6.1.2-e': 'Een boer verzetten: 1 punt. Nooit geblokkeerd.',
    'AG-6.2-a': 'Je doet precies een hoofdactie, ook zonder effect.',
    'AG-6.2.1.1-a': 'Vrije plek: zet een staande arbeider uit je voorraad.',
    'AG-6.2.1.2-a': 'Liggende arbeider van een ander: die gaat naar huis, zonder vergoeding.',
    'AG-6.2.1.2-b':
      'Staande arbeider van een ander: die gaat naar huis, de eigenaar krijgt 1 gunst, of 2 vanaf vakje 4.',
    'AG-6.2.1.2-c': 'Eigen arbeider: betaal 2 roepies; hij staat op, er komt geen nieuwe bij.',
    'AG-6.2.1.3-b': 'Staat de Koopman er: na het effect 2 gunsten, daarna loopt hij door met de dobbelsteen.',
    'AG-6.2.1.4-a': 'Terrein van de Bouwer: gratis gebouwd, zonder bonustegel; verwerk tot 3 goederen.',
    'AG-ARC-a': 'Architect: een invloedsstap.',
    'AG-SAI-a': 'Zeeman: hoogstens een bestelling, en zoveel notabelen als je wilt.',
    'AG-TRA-a': 'Handelaar: geef 1 tot 3 goederen, neem goederen die samen een minder waard zijn.',
    'AG-BOT-b': 'Botanicus: neem een afdektegel weg.',
    'AG-8.4': 'Teller op het laatste meditatievakje: 5 roepies.',
    'AG-8.5': '1 roepie per weggenomen afdektegel.',
    'AG-8.6': 'Giften aan Akbar: 0, 1, 3, 5 roepies voor 0, 1, 2, 3 giften, daarna elk 3.',
    'AG-8.8': 'De meeste roepies winnen. Bij gelijkspel: waarde van de goederen plus 1 per gunst, anders samen winst.',
  },
});
