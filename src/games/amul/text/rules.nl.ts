/** De regels van Amul in onze eigen woorden, in het Nederlands. */
import { nl } from './nl.ts';
import { rulesIn } from './rules.ts';

export const rules = rulesIn(nl, {
  titles: {
    components: 'Wat er in de doos zit',
    concepts: 'De woorden van het spel',
    setup: 'Voorbereiding',
    restock: 'Een ronde: aanvullen',
    planning: 'Een ronde: plannen',
    upkeep: 'Een ronde: afhandelen',
    order: 'Volgorde en militaire waarde',
    end: 'Het einde van het spel',
    scoring: 'Hoe kaarten tellen',
    majority: 'Meerderheden',
    tea: 'De theevariant',
    rulings: 'Vragen en antwoorden',
    info: 'Open en verborgen',
    screen: 'Aan deze tafel',
  },
  cards: (category) => `Kaarten: ${category.toLowerCase()}`,
  texts: {
    'AM-COMP-1':
      '183 kaarten: 147 marktkaarten (139 en 8 Thee), 16 paleiskaarten, 9 bazaarkaarten (8 Handelaren en de Theehandelaar), de kaart Startspeler, de kaart Eerste keuze, een rondeteller en 8 overzichten. Een bord dat alleen de tafel verdeelt, en een scoreblok.',
    'AM-COMP-2':
      'Op elke paleis-, bazaar- en marktkaart staat vanaf hoeveel spelers hij meedoet. Met 3, 4, 5, 6, 7 of 8 spelers telt de stapel 51, 74, 97, 111, 125 of 139 kaarten.',
    'AM-COMP-3':
      'De kaarten zijn genummerd: A-1 tot A-139 markt, A-140 tot A-155 paleis, A-156 tot A-164 bazaar, A-165 tot A-172 Thee.',
    'AM-COMP-4':
      'Een kaart toont zijn nummer, naam en categorie, zijn symbolen, waar hij telt, naar wie hij kijkt, wat hij oplevert of doet, en vanaf hoeveel spelers hij meedoet.',
    'AM-CON-1':
      'Je speelveld zijn de open kaarten voor je. Punten, symbolen en militaire waarde tellen alleen daar. Handkaarten zijn niets waard tot het einde van het spel ze daar neerlegt.',
    'AM-CON-2':
      'Een marktkaart telt op tafel, in de hand, of beide. Tafel: de kaart blijft liggen als je hem speelt en wordt afgelegd als hij aan het eind nog in je hand is. Hand: de kaart gaat uit het spel als je hem in een ronde speelt en telt als hij aan het eind nog in je hand is. Beide: de kaart blijft liggen als je hem speelt en telt ook uit de hand. Paleis- en bazaarkaarten gaan rechtstreeks naar het speelveld.',
    'AM-CON-3':
      'Er zijn vijf symbolen: Arabisch, Mongools, Voorwerp, Handel, Militair. Een kaart kan er meer dragen, ook gelijke. Op een kaart met Militaire symbolen staat één letter.',
    'AM-CON-4':
      'Een kaart zegt naar welke speelvelden hij kijkt: dat van jou, die van je twee buren, het jouwe en die van hen, alle, of dat van één buur. De punten gaan altijd naar de eigenaar van de kaart.',
    'AM-CON-5': 'Je buren zitten direct links en direct rechts van je. De plaatsen veranderen nooit.',
    'AM-CON-6':
      'De paleisversie van een marktkaart is in elk opzicht die kaart: een Zilver uit het paleis is een Zilver.',
    'AM-CON-7': 'Wat je hebt, is wat bij de eindtelling in je speelveld ligt.',
    'AM-CON-8':
      'Kaarten liggen in de stapel (verborgen), op de markt, in het paleis, in de bazaar, in een hand (geheim), in een speelveld, op de aflegstapel of zijn uit het spel. Van die laatste twee komt niets terug.',
    'AM-SET-1':
      'Gebruik alle paleis-, bazaar- en marktkaarten die voor jullie aantal spelers of minder gemerkt zijn. Zonder de theevariant blijven de Theekaarten en de Theehandelaar weg.',
    'AM-SET-2':
      'Leg alle gebruikte paleiskaarten open, twee per speler, en alle gebruikte Handelaren, één per speler. Ze worden nooit aangevuld.',
    'AM-SET-3': 'Schud de marktkaarten tot een gedekte stapel.',
    'AM-SET-4':
      'Deel ieder 5 marktkaarten. Hier en bij elk aanvullen wordt met de klok mee gedeeld, vanaf de startspeler.',
    'AM-SET-5':
      'De startspeler wordt geloot en houdt de kaart Startspeler het hele spel; ook de kaart Eerste keuze begint daar.',
    'AM-SET-6':
      'Nieuwe marktkaarten per ronde: 1 met drie spelers, 2 met vier, 3 met vijf of meer. Zonder thee komen in negen rondes alle kaarten langs.',
    'AM-REST-1': 'Iedereen krijgt één marktkaart en heeft er 6 in de hand.',
    'AM-REST-2': 'De nieuwe marktkaarten van de ronde gaan open.',
    'AM-PLAN-1':
      'Voorstellen. Iedereen legt precies één handkaart, welke dan ook, gedekt op de markt. Als allen dat gedaan hebben, gaan ze open.',
    'AM-PLAN-2':
      'Kiezen. Op volgorde neemt ieder precies één marktkaart in de hand, ook het eigen voorstel. Uit paleis en bazaar kun je niet kiezen.',
    'AM-PLAN-3': 'Onthullen. Iedereen kiest precies één handkaart. Als allen dat gedaan hebben, gaan ze tegelijk open.',
    'AM-PLAN-4':
      'Een onthulde kaart die op tafel telt, of beide, blijft in het speelveld. Een kaart die alleen uit de hand telt, gaat uit het spel, zonder effect en zonder punten.',
    'AM-UPK-1':
      'Effecten. Op volgorde mag wie deze ronde een Contract, een koopman, de Mogolheer of een Vagebond heeft onthuld, nemen wat die toestaat. Het hoeft nooit.',
    'AM-UPK-2':
      'Het Contract neemt uit de bazaar, koopman en Mogolheer uit het paleis, de Vagebond uit wat op de markt overbleef. Wat je neemt, gaat open in je speelveld. Alleen de Dief geeft nog een andere weg naar het paleis.',
    'AM-UPK-3': 'Wat op de markt overblijft, wordt afgelegd.',
    'AM-UPK-4': 'De kaart Eerste keuze gaat naar de speler links. De kaart Startspeler blijft.',
    'AM-UPK-5': 'Na ronde 9 komt het einde van het spel; anders begint de volgende ronde.',
    'AM-ORD-1':
      'Je militaire waarde is het aantal Militaire symbolen in je speelveld. Dat op de kaart Eerste keuze telt niet.',
    'AM-ORD-2':
      'In de eerste rondes, zoveel als er spelers zijn, gaan Kiezen en Effecten met de klok mee vanaf de Eerste keuze, wat de militaire waarde ook is.',
    'AM-ORD-3':
      'Daarna gaan Kiezen en Effecten van de hoogste militaire waarde naar de laagste: met drie spelers vanaf ronde 4, met acht alleen in ronde 9.',
    'AM-ORD-4':
      'Bij gelijke waarde gaat de vroegste letter voor. Elke letter is uniek. A en D: Mongoolse wachters, B en C: Arabische wachters, E: Derwisj, F: Arabische wachter, G: Mongoolse wachter, H: Militie van Amul, I: Huurlingen.',
    'AM-ORD-5': 'Spelers zonder Militaire symbolen komen als laatsten, met de klok mee vanaf de Eerste keuze.',
    'AM-ORD-6':
      'De volgorde ligt vast als een stap begint: voor Kiezen vóór het onthullen van deze ronde, voor Effecten opnieuw, met de kaarten die net onthuld zijn.',
    'AM-END-1': 'Na ronde 9 legt ieder de handkaarten af die alleen op tafel tellen.',
    'AM-END-2': 'Alle andere gaan samen open en komen bij de speelvelden. Dat is verplicht.',
    'AM-END-3': 'Wie de Dief heeft, mag nu tot twee kaarten nemen die nog in het paleis liggen.',
    'AM-END-4':
      'Elke Spion kijkt naar de buur die het meeste heeft van wat hij telt, bij gelijke stand de linker. Dat gebeurt voor je en wordt getoond.',
    'AM-SCORE-1': 'De markt- en paleiskaarten worden geteld, categorie na categorie.',
    'AM-SCORE-2': 'Dan de Handelaren van de bazaar.',
    'AM-SCORE-3': 'Dan de Arabische en de Mongoolse meerderheid.',
    'AM-SCORE-4':
      'De meeste punten winnen. Bij gelijke stand de hoogste militaire waarde; zie ook de vraag over gelijke standen hieronder.',
    'AM-SCORE-FIXED': 'Vast: de punten, per exemplaar. Bij de wachters staan ze op elk exemplaar gedrukt.',
    'AM-SCORE-SET':
      'Reeks: al je exemplaren tellen één keer samen. Eerst de volle reeksen, dan de rest volgens de tabel.',
    'AM-SCORE-COUNT':
      'In het spel: tel de exemplaren in alle speelvelden; elk van jou levert op wat de tabel daarvoor zegt.',
    'AM-SCORE-PERCARD': 'Per kaart: zoveel punten per genoemde kaart in de speelvelden waar de kaart naar kijkt.',
    'AM-SCORE-PERSYM':
      'Per symbool: zoveel punten per symbool, niet per kaart, in de speelvelden waar de kaart naar kijkt.',
    'AM-SCORE-COND':
      'Voorwaarde: andere punten in de plaats, als de voorwaarde in je speelveld vervuld is. Per exemplaar.',
    'AM-SCORE-PAIR': 'Paren: zoveel punten per paar van de twee symbolen dat je hebt.',
    'AM-SCORE-SUM': 'Sommige kaarten tellen er twee op, zoals 8 punten min 2 per Goud.',
    'AM-SCORE-TRADER': 'Een Handelaar levert zijn punten op per volledige reeks die hem toegewezen is.',
    'AM-SCORE-TRADER-2':
      'Een Handelaar is zelf niets waard en mag meer gelijke reeksen krijgen. Eén kaart dient hoogstens één reeks van één Handelaar, en telt verder gewoon mee.',
    'AM-SCORE-TRADER-3':
      'De reeksen worden op de beste manier voor je toegewezen; van even goede de manier met de meeste reeksen voor de Handelaar met het laagste nummer.',
    'AM-MAJ-1':
      'Voor Arabisch en Mongools apart: wie de meeste symbolen heeft krijgt 8 punten, de tweede 4, de derde 2, bij elk aantal spelers.',
    'AM-MAJ-2':
      'Gelijke spelers bezetten opeenvolgende plaatsen en krijgen elk de punten van de laagste daarvan. Bij 5, 5, 2 en 1 symbolen zijn dat 4, 4, 2 en 0 punten; bij 5, 3, 3 en 1 zijn het er 8, 2, 2 en 0.',
    'AM-MAJ-3': 'Je hebt minstens één symbool nodig om te scoren.',
    'AM-TEA-1':
      'Schud Theekaarten door de stapel en leg de Theehandelaar bij de bazaar. Evenveel Theekaarten als spelers is aan te raden; 1 tot 8 mag.',
    'AM-TEA-2':
      'Verder verandert er niets. Aan het eind blijven er evenveel kaarten in de stapel over als er Thee bij kwam, ongezien tot de uitslag.',
    'AM-TEA-3': 'Zonder thee komen alle kaarten langs en zijn de laatste rondes te tellen; met thee niet.',
    'AM-RUL-1':
      'Vier Kamelen in het spel, twee van jou: 4 punten elk, 8 samen. De bron is op twee manieren te lezen; dit is de lezing van haar eigen voorbeeld.',
    'AM-RUL-2': 'Voorstellen, kiezen en onthullen kun je niet overslaan: telkens precies één kaart.',
    'AM-RUL-3': 'Je mag je eigen voorstel terugnemen.',
    'AM-RUL-4': 'Je mag een kaart spelen die alleen uit de hand telt, ook al heb je een andere; die is dan verloren.',
    'AM-RUL-5': 'Een kaart die bij het onthullen uit het spel gaat, heeft geen effect.',
    'AM-RUL-6':
      'Een koopman, Contract, Mogolheer of Vagebond die een Vagebond van de markt neemt, heeft geen effect; hij telt alleen. Met een optie werkt hij meteen, vóór de volgende speler.',
    'AM-RUL-7': 'Een Vagebond vindt de markt nooit leeg: er zijn nooit meer Vagebonden dan overgebleven kaarten.',
    'AM-RUL-8':
      'Bazaar en paleis zijn nooit leeg als er een effect komt. Je mag ervan afzien. De Mogolheer neemt geen, één of twee kaarten, na elkaar, vóór de volgende speler.',
    'AM-RUL-9':
      'De volgorde verandert niet tijdens een stap. Een Derwisj die bij de Effecten wordt genomen, telt vanaf de volgende ronde.',
    'AM-RUL-10':
      'Vóór de militaire rondes gaan Effecten met de klok mee vanaf de Eerste keuze, welke kaart het ook is.',
    'AM-RUL-11': 'Twee spelers kunnen nooit dezelfde beste letter hebben.',
    'AM-RUL-12': 'Met drie spelers zijn beide tegenstanders je buren, elk één keer.',
    'AM-RUL-13': 'Handkaarten tellen voor jou en voor anderen pas als ze aan het eind open liggen.',
    'AM-RUL-14':
      'Spelers zonder symbool delen niet mee in een meerderheid. Vier of meer gelijke eersten, drie of meer gelijke tweeden en twee of meer gelijke derden krijgen niets.',
    'AM-RUL-15':
      'De eigen symbolen van een kaart tellen altijd, voor de kaart zelf en voor andere: een Mongoolse relikwie schakelt een Arabische relikwie uit.',
    'AM-RUL-16': 'Aan het eind mag je geen handkaart achterhouden die telt, ook niet als hij je punten kost.',
    'AM-RUL-17':
      'De Dief komt in actie als alle handen open liggen, ook als een Vagebond hem bracht. In een ronde gespeeld is hij verloren. Wat hij neemt, telt volledig mee.',
    'AM-RUL-18': 'Spionnen en Handelaren worden op de beste manier voor je afgehandeld, en getoond.',
    'AM-RUL-19': 'Wat de Dief neemt, is de keuze van de eigenaar, met de totalen in beeld.',
    'AM-RUL-20':
      'Gelijke punten en gelijke militaire waarde: de vroegste letter wint; heeft niemand militaire waarde, dan wordt de overwinning gedeeld.',
    'AM-RUL-21': 'Reeksen worden eerst vol geteld: dat is altijd het meest.',
    'AM-RUL-22': 'Kaarten van een Handelaarsreeks vormen ook paren, vervullen voorwaarden en worden door buren geteld.',
    'AM-RUL-23':
      'Een Handelaar mag meer reeksen krijgen: 2 Specerijen, 2 Kamelen en 2 Goud bij de Babylonische handelaar zijn 16.',
    'AM-RUL-24':
      'In het spel zijn de exemplaren in alle speelvelden na de Dief; niet de aflegstapel, niet de verloren kaarten, niet wat in het paleis blijft.',
    'AM-RUL-25': 'Bij een voorstel zie je van wie het komt. Met een optie worden ze eerst geschud.',
    'AM-RUL-26': 'Afgelegde en verloren kaarten mag je altijd inkijken.',
    'AM-RUL-27': 'Punten mogen negatief zijn, van een kaart en in totaal.',
    'AM-RUL-28': 'Ook in ronde 9 zijn er effecten.',
    'AM-RUL-29': 'Huurlingen hebben twee symbolen, en één letter.',
    'AM-RUL-30': 'Generaals dragen geen Militair symbool.',
    'AM-RUL-31': 'Paleisversies dragen dezelfde symbolen als de marktkaart.',
    'AM-INFO-1':
      'Geheim: je hand, en je keuze tot alles getoond is; en de stapel. Al het andere is open, ook wie welke marktkaart nam.',
    'AM-INFO-2': 'Voorstellen en onthullen mag je veranderen tot de laatste speler geantwoord heeft.',
    'AM-INFO-3':
      'Het lot beslist over het delen, de startspeler en, bij anonieme voorstellen, hun volgorde. Elke trekking wordt vastgelegd: een spel is na te spelen en te controleren.',
    'AM-DIG-2':
      'Je twee buren staan groot in beeld, de symbolen van iedereen worden geteld, en ook de Kamelen, Jade en Ivoor in het spel.',
    'AM-DIG-3':
      'Alleen jij ziet wat je zou hebben als het nu afliep. De eindtelling wordt categorie na categorie getoond.',
    'AM-DIG-4':
      'Een waarschuwing zegt wanneer tafelkaarten in je hand verloren gaan, of wanneer niets uit je hand kan blijven liggen.',
    'AM-DIG-5': 'Wijs een kaart aan om te lezen wat hij oplevert en wat hij nu voor jou waard is.',
  },
});
