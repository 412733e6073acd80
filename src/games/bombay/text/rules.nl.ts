/** De regels van Bombay in onze eigen woorden, in het Nederlands. */
import { rulesIn } from './rules.ts';

export const rules = rulesIn(
  {
    goal: 'Het doel',
    components: 'Wat er in de doos zit',
    setup: 'De voorbereiding',
    map: 'De kaart',
    flow: 'Het verloop',
    supply: 'Nieuwe zijde',
    turn: 'Een beurt',
    wait: 'Betere tijden afwachten',
    move: 'Gaan, en tol',
    buy: 'Kopen',
    sell: 'Verkopen',
    city: 'Stedenfiches',
    palace: 'Een paleis bouwen',
    end: 'Het einde van het spel',
    info: 'Open en verborgen',
    checks: 'Wat altijd klopt',
  },
  {
    'BO-GOAL-1':
      'Jullie zijn zijdehandelaars op olifanten. Wie na de eindtelling de meeste roepies heeft, wint; het geld dat je onderweg verdient telt mee.',
    'BO-COMP-1': 'Een bord met 24 plaatsen, verbonden door wegen, en drie markten.',
    'BO-COMP-2': 'Vijf olifanten, één per speler.',
    'BO-COMP-3': 'Vijf paleizen per speler.',
    'BO-COMP-4': 'Een scherm per speler, om geld en fiches achter te houden.',
    'BO-COMP-5': '17 balen zijde: 3 gele, 4 paarse, 5 blauwe, 5 oranje.',
    'BO-COMP-6': '12 vraagblokjes: drie per zijdesoort.',
    'BO-COMP-7': '75 munten, samen 179 roepies: acht tienen, acht vijven en 59 enen. De bank heeft er altijd genoeg.',
    'BO-COMP-8': 'Vijf actiefiches, die de speelronden van een set tellen.',
    'BO-COMP-9': 'Acht paleisfiches met twee kanten, een gele en een oranje.',
    'BO-COMP-10': 'Acht fiches voor handelsposten, twee per zijdesoort, met een open en een gesloten kant.',
    'BO-COMP-11': '16 stedenfiches, vier per stad.',
    'BO-COMP-12': '16 klantenfiches. Ook die raken nooit op.',
    'BO-COMP-13': 'Een zak voor de zijde.',
    'BO-SETUP-TABLE':
      'Twee spelers: 4 sets van 4 speelronden, prijs van het rijk 4. Drie spelers: 3 sets van 5, prijzen 6 en 2. Vier spelers: 4 sets van 4, prijzen 8, 4 en 2. Vijf spelers: 5 sets van 3, prijzen 8, 6, 4 en 2. Iedereen begint met 2 roepies; met vijf spelers begint wie in de eerste speelronde als vijfde aan de beurt is met 3. Rangen zonder prijs leveren niets op.',
    'BO-SETUP-1': 'Alle olifanten beginnen op de Startheuvel, zonder zijde. De Oostheuvel is leeg.',
    'BO-SETUP-2': 'De plaatsen aan tafel liggen vast; het lot bepaalt wie in de eerste set begint.',
    'BO-SETUP-3':
      'Iedereen heeft vijf paleizen in voorraad en 2 roepies. Met vijf spelers heeft wie in de eerste speelronde als vijfde speelt er 3.',
    'BO-SETUP-4': 'Alle 17 balen gaan in de zak. De markten blijven leeg tot er voor het eerst zijde komt.',
    'BO-SETUP-5': 'Elke stad krijgt één fiche minder dan er spelers zijn. De andere doen niet mee.',
    'BO-SETUP-6':
      'De vier kolommen met vraag worden over de vier steden verdeeld door het lot. Elke kolom toont drie verschillende zijdesoorten: elke stad mist er één, en elke soort ontbreekt in één stad. Van boven naar onder: geel, paars, blauw; paars, blauw, oranje; blauw, oranje, geel; oranje, geel, paars.',
    'BO-SETUP-7':
      'De fiches van de handelsposten worden geloot: met vier of vijf spelers twee van elke zijdesoort op alle acht posten; met twee of drie spelers één van elke zijdesoort op de vier binnenste posten, en de buitenste zijn verlaten, dus buiten gebruik.',
    'BO-SETUP-8':
      'De acht paleisfiches gaan door het lot naar de acht plekken ervoor: gele kant boven met vier of vijf spelers, oranje kant met twee of drie. Kruispunten en heuvels krijgen er geen.',
    'BO-SETUP-9': 'Voor een eerste spel is er als tafeloptie een vaste opstelling in plaats van een gelote.',
    'BO-SETUP-10': 'Alle toeval komt uit één vastgelegde bron, zodat elk spel nagespeeld en nagekeken kan worden.',
    'BO-MAP-1':
      'De 24 plaatsen: twee heuvels, de steden Bombay, Indore, Nagpur en Hyderabad, vier binnenste en vier buitenste handelsposten, acht plekken met een paleisfiche en twee kruispunten. Naar de markten reist niemand.',
    'BO-MAP-2': 'De Startheuvel en de Oostheuvel zijn heuvels: er een op gaan kost één actie meer.',
    'BO-MAP-3':
      'Veertig wegen, in beide richtingen: een ring van zestien langs de rand; drie vanaf elke binnenste post, naar twee plekken en naar het midden; twee van elke stad naar het midden; en een ring van vier rond het midden.',
    'BO-MAP-4':
      'Elke post ligt twee acties van de twee dichtstbijzijnde steden en vier of vijf van de andere. Vanaf de Startheuvel liggen Bombay en Hyderabad op één actie, Indore en Nagpur op twee.',
    'BO-MAP-5': 'Er mogen zoveel olifanten op een plaats staan als je wilt. Niets verspert een weg.',
    'BO-MAP-6':
      'Een verlaten post betreed je als elke andere plaats. Je kunt er niets kopen, en er alleen bouwen als de tafeloptie dat toelaat.',
    'BO-MAP-7':
      'Paleizen staan op plekken met een paleisfiche, kruispunten en heuvels, nooit in steden of op posten in gebruik, en hoogstens één per plaats. Tafelopties nemen de heuvels weg of voegen de posten buiten gebruik toe.',
    'BO-FLOW-1': 'Het spel bestaat uit sets. Een set begint met nieuwe zijde en telt dan enkele speelronden.',
    'BO-FLOW-2':
      'Aan het begin van elke speelronde legt de startspeler een actiefiche neer; dan heeft iedereen één beurt, met de klok mee vanaf de startspeler.',
    'BO-FLOW-3':
      'De set eindigt als het laatste fiche ligt en die speelronde voorbij is. De volgende speler met de klok mee wordt startspeler.',
    'BO-FLOW-4':
      'Het spel eindigt na de laatste set. Met drie, vier of vijf spelers is iedereen één keer startspeler geweest, met twee spelers twee keer.',
    'BO-FLOW-5':
      'Tussen twee sets veranderen alleen de markten. Vraag, paleizen, fiches, olifanten en wat ze dragen blijven zoals ze zijn.',
    'BO-SUP-1': 'Aan het begin van een set gaan de balen die nog op de markten liggen terug in de zak.',
    'BO-SUP-2': 'Dan worden negen balen getrokken, of alle als er minder in de zak zitten.',
    'BO-SUP-3':
      'De zijde die het vaakst getrokken is gaat naar de linker markt, de volgende naar de middelste, de volgende naar de rechter. Zijde die even vaak getrokken is, ligt samen op één markt: drie soorten die elk drie keer getrokken zijn, liggen allemaal links.',
    'BO-SUP-4':
      'Zijde die niet getrokken is, ligt nergens. Er wordt geen markt overgeslagen om een andere te vullen; er kunnen markten leeg blijven.',
    'BO-SUP-5': 'Drie markten zijn altijd genoeg: voor vier verschillende aantallen zijn minstens tien balen nodig.',
    'BO-SUP-6':
      'Een handelspost is open zolang er minstens één baal van die zijde op een markt ligt. Gaat de laatste weg, dan sluiten die posten meteen, tot er nieuwe zijde komt.',
    'BO-TURN-1':
      'In je beurt heb je drie acties, die je in elke gewenste volgorde besteedt aan wachten, gaan, kopen, verkopen en bouwen.',
    'BO-TURN-2': 'Elke actie mag je herhalen, behalve kopen: één keer per beurt.',
    'BO-TURN-3':
      'Je mag je beurt op elk moment beëindigen; ongebruikte acties ben je kwijt. Na de derde actie eindigt de beurt vanzelf.',
    'BO-TURN-4': 'Wat je niet helemaal kunt betalen, in acties of in roepies, kun je niet doen. Krediet bestaat niet.',
    'BO-TURN-5': 'Elke actie wordt afgemaakt, tol en fiches inbegrepen, voor de volgende begint.',
    'BO-WAIT-1': 'Besteed alle drie acties van je beurt en neem 1 roepie van de bank.',
    'BO-MOVE-1':
      'Je olifant volgt één weg naar de volgende plaats: één actie, of twee als het een heuvel is. Naar beneden kost niets extra.',
    'BO-MOVE-2': 'Wat de olifant draagt, reist mee.',
    'BO-TOLL-1': 'Komt je olifant op een plaats met het paleis van een ander, dan krijgt die speler 1 roepie.',
    'BO-TOLL-2': 'De bank betaalt. Jij betaalt niets, dus een lege beurs houdt je nooit tegen.',
    'BO-TOLL-3': 'Elke keer telt: ook als je alleen langskomt, en opnieuw als je in dezelfde beurt terugkeert.',
    'BO-TOLL-4':
      'Er is geen tol voor je eigen paleis, voor weggaan, of voor wie er staat als een paleis gebouwd wordt.',
    'BO-BUY-1':
      'Je koopt bij een open handelspost. De baal heeft de kleur van de post en komt van de markt waar die kleur ligt.',
    'BO-BUY-2':
      'De markt bepaalt de prijs: links 1 roepie en 1 actie; midden 1 roepie en 2 acties; rechts 2 roepies en 2 acties.',
    'BO-BUY-3': 'Hoogstens één aankoop per beurt.',
    'BO-BUY-4':
      'Een olifant draagt hoogstens twee balen, van dezelfde zijdesoort of niet. Je kunt balen niet weggooien, ruilen of weggeven.',
    'BO-BUY-5': 'Alle posten van één zijdesoort delen dezelfde voorraad. Een post raakt nooit op.',
    'BO-SELL-1': 'In een stad verkoop je een baal zijde waar die stad om vraagt, voor één actie.',
    'BO-SELL-2': 'De baal gaat terug in de zak, niet naar een markt: er gaat geen post weer open.',
    'BO-SELL-3':
      'De plaats van de zijde op de ladder, voordat die verschuift, bepaalt de prijs: bovenaan 4 roepies, in het midden 3 roepies, onderaan 1 roepie en 1 klant.',
    'BO-SELL-4':
      'Een gele baal levert 1 roepie extra op, een paarse 1 klant extra, waar ze ook staan. Blauw en oranje leveren niets extra op.',
    'BO-SELL-5':
      'Dan zakt de verkochte zijde naar de onderkant van die ladder en schuift wat eronder lag omhoog. Andere steden veranderen niet.',
    'BO-SELL-6': 'Je mag beide balen in één beurt in dezelfde stad verkopen; voor de tweede telt de veranderde ladder.',
    'BO-CITY-1': 'Verkoop je in een stad waar je nog geen fiche van hebt, neem er dan een, als er nog ligt.',
    'BO-CITY-2':
      'Niemand heeft twee fiches van dezelfde stad. Ligt er geen meer, dan krijg je er niets voor in de plaats.',
    'BO-CITY-3': 'Twee paleisfiches dragen elk een eigen stad. Er zijn dus zes soorten stedenfiches.',
    'BO-CITY-4': 'Stedenfiches zijn pas aan het einde roepies waard.',
    'BO-PAL-1':
      'Om te bouwen moet je olifant op een vrije plek staan waar een paleis mag komen en minstens één baal dragen, en moet je nog een paleis in voorraad hebben. Het kost één actie.',
    'BO-PAL-2': 'Betaal met een van de balen die je draagt; die gaat terug in de zak. Het paleis blijft staan.',
    'BO-PAL-3':
      'Ligt er een paleisfiche, dan neem je het. Klant: telt aan het einde als klant. Stad: telt aan het einde als fiche van een eigen stad. Roepies: meteen 2 roepies. Baal: meteen een baal naar keuze van de meest linkse markt.',
    'BO-PAL-4':
      'De meest linkse markt is de eerste van links waar nog balen liggen. De gratis baal kost niets, is niet de aankoop van de beurt en kan posten sluiten. Zijn alle markten leeg, dan krijg je er geen.',
    'BO-PAL-5':
      'Gele kanten: twee klanten, twee steden, twee keer roepies, twee balen. Oranje kanten: één klant, twee steden, drie keer roepies, twee balen.',
    'BO-PAL-6': 'Je hebt vijf paleizen. Zonder paleis in voorraad kun je niet bouwen.',
    'BO-END-1': 'Balen op de olifant en paleizen in voorraad zijn niets waard.',
    'BO-END-2': 'Verschillende stedenfiches leveren roepies op: één 1, twee 2, drie 4, vier 6, vijf 9, zes 12.',
    'BO-END-3':
      'Handelsrijk: tel je paleizen op het bord en je klanten op. De rangen leveren de prijzen op die bij het aantal spelers horen (BO-SETUP-TABLE). Wie van beide niets heeft, telt gewoon mee voor de rangen.',
    'BO-END-4':
      'Wie gelijk staat, legt de prijzen van die rangen samen en deelt ze gelijk, naar beneden afgerond. De volgende speler neemt de rang erna. Met vier spelers leveren totalen van 6, 6, 3 en 1 de prijzen 6, 6, 2 en 0 op; 5, 5, 5 en 2 leveren 4, 4, 4 en 0 op.',
    'BO-END-5': 'De meeste roepies winnen.',
    'BO-END-6':
      'Bij gelijke stand winnen de meeste klanten, die van paleisfiches inbegrepen. Is dat ook gelijk, dan wordt de rang gedeeld. Dat geldt voor elke rang.',
    'BO-INFO-1': 'Achter het scherm en verborgen: roepies, klanten, stedenfiches en bewaarde paleisfiches.',
    'BO-INFO-2':
      'Al het andere is open: olifanten en hun last, paleizen, ladders, markten, posten, fiches op het bord, de startspeler, en elke winst of betaling op het moment zelf.',
    'BO-INFO-3':
      'Het verhaal noemt elke winst, maar de totalen van anderen worden niet getoond. Met de optie “Open geld” ziet iedereen ze allemaal.',
    'BO-INFO-4': 'Wat er in de zak zit, kun je uitrekenen; in welke volgorde er getrokken wordt, is geheim.',
    'BO-INV-1': 'Van de zijdesoorten zijn er in de zak, op de markten en op olifanten samen altijd 3, 4, 5 en 5 balen.',
    'BO-INV-2': 'Elke zijdesoort ligt op hoogstens één markt.',
    'BO-INV-3': 'Een ladder toont altijd dezelfde drie zijdesoorten, in een of andere volgorde.',
    'BO-INV-4':
      'Een olifant heeft hoogstens twee balen, een speler vijf paleizen, een plek één paleis; geen beurs komt onder nul.',
    'BO-INV-5': 'De fiches op een stad en die van die stad bij de spelers zijn samen altijd één minder dan de spelers.',
    'BO-INV-6': 'Op een plek met een paleis ligt geen paleisfiche.',
  },
);
