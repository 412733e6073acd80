/** De regels van Rajas of the Ganges, in onze eigen woorden, in het Nederlands. */
import { rulesIn } from './rules.ts';

export const rules = rulesIn(
  {
    components: 'Wat er in de doos zit',
    setup: 'Opbouw',
    round: 'Rondes, doorgangen, beurten',
    dice: 'Geld, dobbelstenen, karma',
    quarry: 'De steengroeve',
    province: 'Provincie, opbrengsten, verbeteringen',
    market: 'De markt',
    palace: 'Het paleis',
    river: 'Haven en rivier',
    workers: 'Werkers',
    tracks: 'Sporen, bonussen, kettingen',
    end: 'Het einde van het spel',
    navaratnas: 'De Navaratnas-variant',
    mixed: 'Gemengde ervaring',
    ganga: 'De rivierfiches',
    info: 'Open en verborgen',
    rulings: 'Verduidelijkingen',
  },
  {
    'RG-COMP-1': 'Eén bord met twee kanten: één voor twee spelers, één voor drie en vier.',
    'RG-COMP-2': 'Vier provincietableaus met twee kanten: A voor het basisspel, B voor Navaratnas.',
    'RG-COMP-3': 'Vier Kali-standbeelden: de voorkant houdt tien dobbelstenen, de achterkant acht.',
    'RG-COMP-4': '48 dobbelstenen, twaalf van elke kleur: blauw, groen, oranje en paars.',
    'RG-COMP-5':
      '64 provincietegels, 16 van elke kleur. De achterkant toont een slang, een koe of een tijger en vormt twaalf stapels: per kleur zes slangen, vijf koeien en vijf tijgers.',
    'RG-COMP-6': '24 werkers, zes per speler.',
    'RG-COMP-7': 'Per speler een boot, een geldmarkeerder, een roemmarkeerder en een bonusmarkeerder.',
    'RG-COMP-8': 'Per speler vijf blokjes: vier voor verbeteringen, één voor karma.',
    'RG-COMP-9': '30 opbrengstfiches: 8 witte, 9 gele, 6 rode en 7 bruine.',
    'RG-COMP-10': 'Acht rivierfiches, alleen voor de Ganga-module.',
    'RG-COMP-11': 'Twee afdekplaatjes, alleen met drie spelers.',
    'RG-COMP-12': 'De olifant van de startspeler.',
    'RG-SETUP-1':
      'Gebruik de kant die bij het aantal spelers past. Met drie spelers sluiten afdekplaatjes de laatste twee vakken van de steengroeve en het laatste van de haven.',
    'RG-SETUP-2': 'Alle 48 dobbelstenen vormen de algemene voorraad.',
    'RG-SETUP-3':
      'Maak de twaalf stapels per kleur en achterkant, schud ze en leg ze open naast het bord. Alleen de bovenste tegel is te zien en te nemen.',
    'RG-SETUP-4':
      'Schud de acht witte opbrengstfiches gedekt tot een stapel. De andere opbrengstfiches en de rivierfiches doen in het basisspel niet mee.',
    'RG-SETUP-5':
      'Iedereen neemt kant A van de provincie en de Kali met tien plaatsen; de boot aan het begin, karma op 1, elk gebouw op niveau 2, de roem op 0, de bonusmarkeerder op geld 12.',
    'RG-SETUP-6':
      'Iedereen heeft één wachtende werker op roem 15, één op geld 20 en één bij de brug. De andere drie zijn actief.',
    'RG-SETUP-7': 'Iedereen neemt van elke kleur één dobbelsteen, gooit ze alle vier en houdt ze zoals ze vallen.',
    'RG-SETUP-8': 'Wie het laagste totaal gooit begint. Bij gelijke totalen beslist het lot.',
    'RG-SETUP-9': 'In beurtvolgorde begin je met 3, 4, 5 en 6 geld. Iedereen begint met 0 roem.',
    'RG-SETUP-10': 'Het opstellen van de markeerders geeft geen bonussen.',
    'RG-ROUND-1':
      'Een ronde bestaat uit doorgangen. In een doorgang plaatst iedereen om de beurt, met de klok mee vanaf de olifant, precies één werker, betaalt en doet de actie.',
    'RG-ROUND-2': 'Wie geen werker meer heeft wordt overgeslagen.',
    'RG-ROUND-3': 'Er volgen doorgangen tot niemand meer kan plaatsen. Een begonnen doorgang wordt altijd afgemaakt.',
    'RG-ROUND-4':
      'Een werker die je in een ronde wint, mag in dezelfde ronde worden geplaatst, in een latere beurt van jezelf.',
    'RG-ROUND-5':
      'Vrijwillig passen mag niet vóór de laatste doorgang. Wie een werker heeft maar geen plaats, slaat alleen deze doorgang over. Een hele doorgang waarin niemand plaatst, beëindigt de ronde.',
    'RG-ROUND-6':
      'Aan het einde van een ronde gaat de olifant naar wie bij de Grootmogol staat, anders naar de volgende speler. Alle werkers gaan naar huis.',
    'RG-TURN-1': 'Een beurt, op volgorde: werker plaatsen, geld en dobbelstenen betalen, actie doen.',
    'RG-TURN-2':
      'Een vak is bruikbaar als het open is, vrij is, aan de beurt is, helemaal betaald kan worden (gedraaide dobbelstenen tellen mee) en de actie minstens in het verplichte deel mogelijk is.',
    'RG-TURN-3': 'Plaatsen, betalen en doen horen bij elkaar. Alleen waar “mag” staat, mag je weigeren.',
    'RG-PLACE-1':
      'Steengroeve en haven worden vanaf het eerste vak gevuld, elk voor zijn eigen prijs. In markt en paleis is elk vrij vak open.',
    'RG-PLACE-2': 'Eén werker per vak. Dobbelstenen liggen nooit op het bord.',
    'RG-PLACE-3':
      'Meerdere werkers van één speler mogen in hetzelfde gebied staan, met één uitzondering (RG-MARKET-6).',
    'RG-MONEY-1': 'Geld is de plaats van de geldmarkeerder. Betalen zet hem terug, nooit onder 0.',
    'RG-MONEY-2': 'Teruggaan neemt niets af, en een bonus voor de tweede keer passeren geeft niets.',
    'RG-DICE-1': 'Een dobbelsteen uit de voorraad wordt meteen gegooid en met die waarde bewaard.',
    'RG-DICE-2': 'Een betaalde dobbelsteen gaat terug naar de voorraad en kan meteen weer worden genomen.',
    'RG-DICE-3': 'Kali houdt tien dobbelstenen, in Navaratnas en voor kenners acht.',
    'RG-DICE-4':
      'Levert een winst meer dobbelstenen op dan er plaatsen zijn, dan leg je eerst zoveel eigen dobbelstenen terug als je wilt, hoogstens wat er tekortkomt, neem je daarna tot de plaatsen vol zijn, en gooi je dan. Met negen dobbelstenen en een winst van twee: leg er geen terug en neem er één, of leg er één terug en neem er twee.',
    'RG-DICE-5': 'De kleuren van alle dobbelstenen van één winst worden eerst gekozen; dan worden ze samen gegooid.',
    'RG-DICE-6': 'Een winst die past wordt helemaal genomen, zover de voorraad reikt.',
    'RG-DICE-7':
      'Een kleur die op is kan niet worden genomen. Een vrije winst gebruikt andere kleuren; een winst van een getoonde kleur wordt kleiner.',
    'RG-KARMA-1': 'Karma loopt van 0 tot 3 en begint op 1. Boven 3 gaat het verloren.',
    'RG-KARMA-2':
      'Terwijl je een dobbelsteen betaalt, laat één karma hem tellen als zijn andere kant: 1 en 6, 2 en 5, 3 en 4.',
    'RG-KARMA-3':
      'Alleen een dobbelsteen die je betaalt wordt gedraaid, en maar één keer. Dobbelstenen op Kali veranderen nooit door karma.',
    'RG-KARMA-4':
      'Draaien kan bij elke betaling met dobbelstenen. Op een balkon telt de waarde niet, dus daar wordt niets gedraaid.',
    'RG-QUARRY-1': 'Neem het eerste vrije vak van de steengroeve en betaal zijn prijs, 1 tot 4 geld.',
    'RG-QUARRY-2':
      'Kies een zichtbare tegel en betaal dobbelstenen van zijn kleur die samen minstens zijn prijs halen, gedraaide meegerekend. Wisselgeld is er niet.',
    'RG-QUARRY-3':
      'Leg de tegel meteen op een leeg vak van je provincie, gedraaid zoals je wilt. Een tegel die nergens past kun je niet kiezen.',
    'RG-QUARRY-4':
      'Zodra de tegel ligt, is de volgende van zijn stapel te zien, nog vóór de winst. Een lege stapel blijft leeg.',
    'RG-QUARRY-5':
      'Een tegel levert eerst het geld van zijn markten op, dan de roem van zijn gebouwen, dan elke verbonden speciale opbrengst, in de volgorde die jij kiest. Wat een winst losmaakt gaat vóór de volgende.',
    'RG-QUARRY-6': 'Het marktgeld is de som van de waarden van de markten.',
    'RG-QUARRY-7':
      'Elk gebouw op de tegel levert roem op naar je niveau: 2, 3 of 4. Twee gebouwen worden opgeteld en de markeerder gaat één keer vooruit.',
    'RG-PROV-1':
      'Een provincie heeft vier rijen van vijf vakken; de residentie beslaat de bovenste twee van de middelste kolom. Op 18 vakken kan worden gebouwd.',
    'RG-PROV-2':
      'Drie wegen verlaten de residentie, alle vanuit haar onderste vak: naar het westen, het oosten en het zuiden.',
    'RG-PROV-3':
      'Een tegel heeft wegen naar twee, drie of vier kanten; ze komen in het midden samen. Hij draait per kwartslag.',
    'RG-PROV-4':
      'Buren zijn verbonden als beide een weg hebben op hun gedeelde kant. Een nieuwe tegel moet met de residentie verbonden zijn, rechtstreeks of via andere tegels.',
    'RG-PROV-5': 'Andere kanten hoeven niet te passen. Een weg mag doodlopen op een muur, op de rand, of je insluiten.',
    'RG-PROV-6': 'Een gelegde tegel wordt nooit verplaatst. Hij kan alleen worden bedekt.',
    'RG-YIELD-1':
      'Rondom de provincie liggen speciale opbrengsten. Eén ervan is verbonden zodra een tegel uit de steengroeve er een weg naartoe heeft.',
    'RG-YIELD-2': 'Een opbrengst betaalt één keer, op dat moment, na de winst van de tegel zelf.',
    'RG-YIELD-3': 'Een tegel kan meerdere opbrengsten verbinden; ze betalen allemaal.',
    'RG-UPG-1':
      'Een verbetering verhoogt één gebouw naar keuze met één, tot 4. Staan ze alle vier op 4, dan gaat ze verloren.',
    'RG-UPG-2': 'Een verbetering telt voor gebouwen die later komen.',
    'RG-UPG-3':
      'De verbetering van roem 5 geldt meteen als gedaan, maar geeft pas vanaf je volgende beurt meer roem. Alle andere werken onmiddellijk.',
    'RG-UPG-4': 'Het aantal verbeteringen is het aantal stappen van je vier blokjes, van 0 tot 8.',
    'RG-MARKET-1':
      'Gemengde waren: gratis. Tel hoogstens één markt met zijde, één met thee en één met specerijen en krijg hun waarden.',
    'RG-MARKET-2':
      'Markt van één soort, met een vak voor zijde, een voor thee en een voor specerijen: betaal een dobbelsteen naar keuze en tel hoogstens zoveel markten van die soort als hij toont.',
    'RG-MARKET-3': 'Eén tent is één markt; een tegel met twee tenten heeft er twee.',
    'RG-MARKET-4': 'Tellen verbruikt niets. Bedekte tegels hebben geen markten.',
    'RG-MARKET-5': 'Je hebt minstens één markt nodig die zou tellen.',
    'RG-MARKET-6':
      'Met drie en vier spelers heeft ieder per ronde hoogstens één werker op de twee vakken voor gemengde waren. De vakken voor één soort blijven wel open.',
    'RG-MARKET-7': 'Je mag minder markten tellen dan toegestaan, maar minstens één.',
    'RG-PALACE-1':
      'Voorhof, gratis: 2 geld, daarna mag je zoveel eigen dobbelstenen als je wilt opnieuw gooien, één keer en allemaal tegelijk, ook die het geld je net heeft gebracht.',
    'RG-PALACE-2': 'Terras, gratis: neem één dobbelsteen van de getoonde kleur, als die er is.',
    'RG-PALACE-3':
      'Balkon: betaal één dobbelsteen van de eerste kleur, welke waarde ook, en neem er twee van de tweede. Blauw geeft oranje, oranje paars, paars groen, groen blauw. Er moet minstens één dobbelsteen van de tweede in de voorraad zijn; is er maar één, dan neem je er één.',
    'RG-PALACE-4': 'Kamer: betaal een dobbelsteen van welke kleur ook die het getal van de kamer toont.',
    'RG-CHAMBER-1': 'Grootmogol: 2 roem, en je begint de volgende ronde.',
    'RG-CHAMBER-2':
      'Danseres: twee dobbelstenen naar keuze, dan het bovenste witte opbrengstfiche (een dobbelsteen, 3 geld, een verbetering of 1 karma), meteen uitgevoerd en weggelegd. Een lege stapel wordt uit de gebruikte fiches opnieuw gevormd.',
    'RG-CHAMBER-3': 'Yogi: 2 karma, dan één dobbelsteen naar keuze.',
    'RG-CHAMBER-4': 'Radja Man Singh: één verbetering, dan 3 geld.',
    'RG-CHAMBER-5': 'Bouwmeester: bedek een van je tegels met een duurdere.',
    'RG-CHAMBER-6':
      'Portugees: de boot vaart precies zes vrije vakken en krijgt de winst. Ligt je boot op een van de laatste zes vakken (25 tot 30), dan kun je niet naar hem toe.',
    'RG-BUILDER-1': 'Kies in je provincie een tegel die niets bedekt, en een zichtbare tegel die duurder is.',
    'RG-BUILDER-2':
      'Betaal minstens het verschil met dobbelstenen in de kleur van de nieuwe tegel. De dobbelsteen van de kamer betaal je eerst en apart.',
    'RG-BUILDER-3':
      'Leg de nieuwe tegel op de oude, gedraaid zoals je wilt, maar zo dat elke tegel met de residentie verbonden blijft.',
    'RG-BUILDER-4': 'De nieuwe tegel levert zijn geld en zijn roem op, maar geen speciale opbrengsten.',
    'RG-BUILDER-5': 'De bedekte tegel telt nergens meer voor. Betaalde opbrengsten blijven betaald.',
    'RG-BUILDER-6': 'Zonder tegel om te bedekken, of zonder de dobbelstenen ervoor, is de kamer niet te gebruiken.',
    'RG-BUILDER-7': 'Bedekken kost geen steengroeveprijs.',
    'RG-RIVER-1': 'De rivier heeft een begin en 30 vakken. De brug ligt tussen 20 en 21 en is geen vak.',
    'RG-RIVER-2':
      'Haven: betaal het vak en een dobbelsteen met 1, 2 of 3; de boot vaart één vrij vak, of hoogstens zoveel als de dobbelsteen toont.',
    'RG-RIVER-3':
      'Vakken met een andere boot worden overgeslagen en niet geteld. Op begin en laatste vak passen alle boten.',
    'RG-RIVER-4': 'Een boot stopt op het laatste vak; wat overblijft is verloren.',
    'RG-RIVER-5': 'Je krijgt de winst van het vak waar de boot stopt. Gepasseerde vakken geven niets.',
    'RG-RIVER-6': 'Een boot op het laatste vak vaart niet meer; verdere vaarten zijn verloren.',
    'RG-RIVER-7': 'Wie de brug passeert, wekt de werker daar, vóór de winst van het vak.',
    'RG-RIVER-8': 'Het laatste vak betaalt elke boot één keer, bij aankomst.',
    'RG-RIVER-9':
      'Een paleisactie op de rivier is een van de kamers van 2 tot 6, zonder werker en dobbelsteen, ook als ze bezet is. Het verschil van de Bouwmeester wordt betaald.',
    'RG-RIVER-10': 'Winst per karma kijkt naar het karma op dat moment en kost er geen.',
    'RG-RIVER-11':
      'Markten die je op de rivier telt, kosten geen dobbelsteen; gaat het om één soort, dan kies je welke. Ze tellen niet mee voor de grens van gemengde waren.',
    'RG-WORKER-1':
      'Je begint met drie actieve werkers. Roem 15 bereiken of passeren, geld 20 bereiken of passeren en de brug passeren wekken er elk één.',
    'RG-WORKER-2': 'In het basisspel maar twee: met de tweede verlaat de derde het spel.',
    'RG-WORKER-3': 'Een actieve werker blijft actief.',
    'RG-WORKER-4': 'Een nieuwe werker kun je vanaf je volgende beurt plaatsen.',
    'RG-TRACK-1':
      'Beide sporen beginnen in één hoek: 60 roemvakken met de klok mee, 120 geldvakken ertegenin. Naast elk roemvak liggen twee geldvakken.',
    'RG-TRACK-2':
      'Je marge is je roem, plus de helft van je geld naar boven afgerond, min 61. Bij 0 staan de markeerders gelijk; daarboven zijn ze elkaar voorbij. Met 30 roem en 65 geld is hij 30 + 33 − 61 = 2.',
    'RG-TRACK-3': 'Roembonussen, elk één keer: 5 een verbetering, 24 twee karma, 31 de boot.',
    'RG-TRACK-4':
      'Geldbonussen op volgorde: 12 boot, 33 twee dobbelstenen, 44 boot, 55 twee dobbelstenen. Alleen het vak onder je bonusmarkeerder telt; die gaat eerst verder.',
    'RG-TRACK-5': 'Bootbonus: je mag naar het volgende vrije riviervak varen en krijgt de winst.',
    'RG-TRACK-6': 'Een markeerder geeft alleen de bonussen van zijn eigen spoor.',
    'RG-TRACK-7': 'Voorbij 60 roem en 120 geld telt het gewoon door.',
    'RG-CHAIN-1':
      'Wat een winst losmaakt wordt meteen afgehandeld, in de volgorde van de vakken, met alles wat eruit volgt, voordat de onderbroken winst verdergaat.',
    'RG-CHAIN-2': 'Een markeerder gaat eerst de hele weg; dan volgt wat hij is gepasseerd.',
    'RG-CHAIN-3': 'Kettingen houden vanzelf op: boten gaan alleen vooruit en bonussen komen één keer.',
    'RG-CHAIN-4': 'Wie aan de beurt is, neemt alle beslissingen van de ketting.',
    'RG-CHAIN-5':
      'Roem, geld, karma, verbeteringen en werkers zijn verplicht. Bootbonussen en bootopbrengsten, de worp van de voorhof en opbrengstfiches van Navaratnas mag je weigeren.',
    'RG-END-1':
      'Zodra iemands markeerders elkaar ontmoeten, staat het einde vast. De beurt wordt met alle kettingen afgemaakt.',
    'RG-END-2':
      'De doorgang wordt voltooid: wie na die speler en vóór de olifant zit, heeft nog één beurt als hij een werker heeft. Passen mag.',
    'RG-END-3': 'Van allen wier markeerders elkaar hebben ontmoet, wint de grootste marge.',
    'RG-END-4': 'Bij gelijke marges wint wiens markeerders elkaar het eerst ontmoetten.',
    'RG-END-5': 'De andere plaatsen gaan naar marge. Gelijke marges onder 0 delen een plaats.',
    'RG-END-6':
      'Markeerders die elkaar hebben ontmoet gaan niet meer uit elkaar: je betaalt vóór de winst, en geen winst kost geld.',
    'RG-NAV-1': 'Alle drie de wachtende werkers kunnen worden gewekt: tot zes.',
    'RG-NAV-2': 'Iedereen speelt met de Kali met acht plaatsen en kant B van de provincie.',
    'RG-NAV-3':
      'Kant B heeft kleinere opbrengsten, elk een plaats voor een opbrengstfiche: drie witte, drie gele, twee rode, twee bruine.',
    'RG-NAV-4':
      'Om te beginnen trekt ieder om de beurt een bruin fiche en legt het op een bruine plaats. Alle andere opbrengstfiches liggen open.',
    'RG-NAV-5':
      'Een opbrengstfiche vervangt wat er gedrukt staat. Het betaalt als zijn plaats wordt verbonden, nooit bij het leggen. Het blijft liggen.',
    'RG-NAV-6':
      'Een fiche heeft een vrije plaats van zijn kleur nodig. Weigeren mag. Op een plaats waarvan het vak al bebouwd is, betaalt het niets.',
    'RG-NAV-7': 'Danseres: twee dobbelstenen naar keuze, daarna mag je een open opbrengstfiche nemen en leggen.',
    'RG-NAV-8':
      'Bruine fiches tellen op het moment dat ze betalen: 1 roem per tegel met een markt, per drie riviervakken of per actieve werker; 2 roem per bocht; 1 geld per gebouw; 2 geld per verbonden opbrengstfiche of per verbetering.',
    'RG-NAV-9':
      'Inhalen: wie in een ronde voor de eerste keer wordt overgeslagen terwijl een ander minstens één actieve werker meer heeft, of voor de tweede keer terwijl een ander er minstens twee meer heeft, mag een opbrengstfiche nemen en leggen.',
    'RG-NAV-10': 'Een bocht is een tegel met twee wegen op aangrenzende kanten.',
    'RG-MIX-1':
      'Kenners spelen kant B en de Kali met acht plaatsen, beginners kant A en tien. Ieder heeft hoogstens vijf werkers en volgt de basisregels; de gedrukte opbrengsten van kant B betalen gewoon.',
    'RG-GANGA-1':
      'Schud de rivierfiches. Gooi vanaf het begin een dobbelsteen, ga zover en leg een fiche open neer; ga zo door tot de fiches of de rivier op zijn. Het laatste vak wordt nooit bedekt.',
    'RG-GANGA-2': 'Een rivierfiche vervangt de winst van zijn vak.',
    'RG-GANGA-3':
      'Rivierfiches geven één dobbelsteen naar keuze per karma, drie dobbelstenen van getoonde kleuren, de actie van een kamer zonder werker en dobbelsteen, hoogstens drie markten van één soort zonder dobbelsteen, of een vaart van één tot drie vrije vakken met de winst van het laatste.',
    'RG-GANGA-4':
      'Rivierfiches gaan samen met elke andere variant. Navaratnas en gemengde ervaring sluiten elkaar uit.',
    'RG-INFO-1': 'Alles wat op tafel ligt is open.',
    'RG-INFO-2':
      'Voor iedereen verborgen: de volgorde van de tegels onder de bovenste, die van de witte fiches, en hoe de dobbelstenen zullen vallen. Wat erin zit is bekend.',
    'RG-INFO-3':
      'Niets kan worden teruggenomen voorbij een worp, een nieuwe bovenste tegel of een getrokken opbrengstfiche.',
    'RG-RUL-1': 'Een verplichte winst kun je niet weigeren.',
    'RG-RUL-2': 'Niemand plaatst een werker alleen om te hinderen: de prijs wordt betaald en de actie doet iets.',
    'RG-RUL-3': 'Je past omdat het moet, of in de laatste doorgang.',
    'RG-RUL-4': 'Een terras is ook met een volle Kali te gebruiken: leg eerst een dobbelsteen terug, of neem er geen.',
    'RG-RUL-5': 'Ontbrekende dobbelstenen worden niet vergoed; bij winst naar keuze neem je een andere kleur.',
    'RG-RUL-6': 'Een verbetering voorbij het laatste niveau is verloren; de radja kun je nog bezoeken voor het geld.',
    'RG-RUL-7': 'Karma boven 3 is verloren; de Yogi kun je nog bezoeken voor de dobbelsteen.',
    'RG-RUL-8': 'Een dobbelsteen draaien en houden kan niet.',
    'RG-RUL-9': 'Een tegel betaalt eerst zijn geld en dan zijn roem.',
    'RG-RUL-10': 'Je kiest de volgorde van meerdere opbrengsten.',
    'RG-RUL-11': 'Een bedekkende tegel betaalt zijn eigen winst; alleen speciale opbrengsten vervallen.',
    'RG-RUL-12': 'Een opbrengst die je door bedekken bereikt, betaalt nooit.',
    'RG-RUL-13': 'Een tegel mag er een van zijn eigen kleur bedekken als hij duurder is.',
    'RG-RUL-14': 'Vanaf vak 24 gaat de Portugees naar 30, ook met een boot ervoor.',
    'RG-RUL-15': 'De Portugees telt zes vrije vakken en slaat de andere over.',
    'RG-RUL-16': 'Een 1 in de haven betekent precies één vak, nooit geen.',
    'RG-RUL-17': 'Met de boot op het laatste vak is de haven niet te gebruiken.',
    'RG-RUL-18': 'De werker van de brug komt vóór de winst van het vak.',
    'RG-RUL-19': 'Bonussen die je in een ketting passeert, worden meteen afgehandeld.',
    'RG-RUL-20': 'Twee geldbonussen in één keer krijg je allebei, op volgorde.',
    'RG-RUL-21': 'Bedekte markten zijn weg.',
    'RG-RUL-22': 'Roem per drie riviervakken wordt naar beneden afgerond.',
    'RG-RUL-23': 'Overgeslagen riviervakken tellen als gevaren.',
    'RG-RUL-24': 'Niemand haalt vaker dan twee keer per ronde in, hoe groot de achterstand ook is.',
    'RG-RUL-25': 'Een bocht in een hoek met beide wegen naar de rand kan niet verbonden zijn en mag zo niet liggen.',
    'RG-RUL-26': 'Jezelf insluiten mag; de steengroeve is dan voor jou dicht, en de Bouwmeester kan die weer openen.',
    'RG-RUL-27': 'In een volle provincie bouwt alleen de Bouwmeester.',
    'RG-RUL-28': 'Meer dobbelstenen betalen dan nodig mag; het voordeligst wordt voorgesteld.',
    'RG-RUL-29': 'Een tweede gebouw in de beurt van roem 5 betaalt volgens het oude niveau.',
    'RG-RUL-30': 'Roem 60 zonder geld is marge −1: het spel gaat door.',
    'RG-RUL-31': 'Op de rivier worden alleen mogelijke paleisacties aangeboden; Danseres, Yogi en radja altijd.',
    'RG-RUL-32': 'De voorhof gooit één keer.',
    'RG-RUL-33':
      'Alle bootbonussen en bootopbrengsten mag je weigeren; een vaart uit de haven en die van de Portugees niet.',
    'RG-RUL-34': 'Dobbelstenen weigeren kan alleen met een volle Kali.',
    'RG-RUL-35': 'Is de voorraad te klein, dan is de winst wat hij kan geven.',
    'RG-RUL-36': 'Een terras met een volle Kali waar niets van genomen wordt, mag.',
    'RG-RUL-37': 'Winst die iets telt, telt op het moment van betalen; de net gelegde tegel telt mee.',
    'RG-RUL-38': 'Een opbrengstfiche op een plaats die al verbonden is betaalt nooit en telt niet als verbonden.',
    'RG-RUL-39':
      'Een opbrengstfiche op een plaats die verbonden maar nog niet betaald is, betaalt in plaats van wat er gedrukt staat.',
    'RG-RUL-40':
      'De Bouwmeester mag een tegel bedekken waarvan de winst nog komt; die stond vast toen hij werd gelegd.',
    'RG-RUL-41': 'Als het einde vaststaat, haalt niemand meer in.',
    'RG-RUL-42':
      'Bij gelijke marges van 0 en meer gaat op elke plaats voor wiens markeerders elkaar het eerst ontmoetten.',
    'RG-RUL-43': 'Het rivierfiche voor één tot drie vakken mag je niet weigeren: de boot vaart minstens één vak.',
    'RG-RUL-44': 'Alleen de som van de getelde markten telt, dus je kiest een som.',
    'RG-RUL-45': 'Een dobbelsteen die je te veel betaalt wordt niet gedraaid.',
    'RG-RUL-46':
      'Passeert één winst meerdere geldbonussen, dan gaat de bonusmarkeerder over allemaal heen; daarna worden ze op volgorde afgehandeld.',
    'RG-RUL-47': 'Draaiingen van een tegel die er hetzelfde uitzien zijn allemaal toegestaan.',
    'RG-RUL-48':
      'Gaat een dobbelsteen terug waarvan de kleur ontbrak, dan blijft de winst wat hij was; bij winst naar keuze mag je die kleur nemen.',
    'RG-RUL-49': 'Opbrengstfiches die verbonden en nog niet betaald zijn, tellen als verbonden.',
    'RG-RUL-50':
      'Een wit opbrengstfiche wordt afgelegd als alles wat het in gang zette klaar is. Wordt de aflegstapel eerder geschud, dan hoort het daar niet bij.',
    'RG-RUL-51':
      'Passeert één winst de bonus op 12 en de werker op 20, dan wacht de werker tot de bonus klaar is, ook als die nog meer geld oplevert.',
    'RG-RUL-52':
      'Hebben alleen spelers die niets kunnen plaatsen nog werkers, dan wordt de doorgang toch gespeeld: zij passen, en de ronde eindigt.',
  },
);
