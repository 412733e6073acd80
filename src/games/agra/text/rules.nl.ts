/** De regels van Agra in het Nederlands. Waar hier niets over een notabele of tegel staat, spreken zijn eigen woorden. */
import { nl } from './nl.ts';
import { rulesIn } from './rules.ts';

export const rules = rulesIn(nl, {
  titles: [
    ...['Materiaal', 'Speelbord', 'Spelersbord', 'Keizerlijk bord', 'Met twee of drie spelers'],
    ...['Verloop van een beurt', 'De stad', 'Goederen', 'Waarden en prijsfiches', 'Productie'],
    ...['Verwerken', 'Bouwen', 'Gunsten', 'Invloed', 'Meditatiepunten krijgen', 'Meditatieacties'],
    ...['De meditatiesteen', 'Actiefase', 'Een plek kiezen', 'Personages', 'Productiegebouwen'],
    ...['Verwerkende gebouwen', 'Nevenacties', 'Giften aan Akbar', 'Gildebestellingen', 'De rivier'],
    ...['Levering en beloning', 'Dubbele levering', 'Waardering', 'Invloed door leveren', 'De notabelen'],
    ...['Bonustegels', 'Gunsttegels', 'Einde van het spel', 'Open en verborgen', 'Onderbrekingen'],
    ...['Wat altijd klopt', 'Verduidelijkingen', 'Aan deze tafel'],
  ],
  texts: {
    'AG-1-a':
      'Voor iedereen samen: een speelbord in drie delen (de personages met de meditatiecirkel; 16 gebouwen in vier straten, dat zijn de rijen, en vier kolommen; de rivier met 6 steigers en plaatsen voor notabelen); een keizerlijk bord (giften aan Akbar, 3 invloedssporen, 3 kolommen met bestellingen); 24 notabelen (voorkant: wat ze vragen, achterkant: hun contract); 3 prijsfiches; 3 bestelstenen; 3 limietfiches (4, 5, 6); 1 Koopman; 1 Bouwer; 1 boot; 1 meditatiesteen; 12 bouwterreintegels; 12 bonustegels; 14 gunsttegels; 1 zeszijdige dobbelsteen; 1 fiche voor de eerste speler; 69 munten (28 van 1, 15 van 2, 10 van 5, 10 van 10 en 6 van 20 roepies).',
    'AG-1-b':
      'Per speler: een spelersbord (boerderij, meditatiespoor, gunstgebied, 3 gedrukte gunstacties, ruimte voor 3 gunsttegels); 10 arbeiders; 22 stenen; 4 boeren; 8 afdektegels; 3 invloedsstenen; 1 meditatieteller; 1 beurs.',
    'AG-1-c':
      'Roepies raken nooit op: de bank is onbeperkt. Arbeiders, stenen, afdektegels en gunsttegels kunnen wel opraken.',
    'AG-1-d': 'De kleuren van de spelers: turquoise, oranje, geel en magenta.',
    'AG-2.1-a': 'De prijsfiches liggen bij de Handelaar, elk met de kant met de minste vlaggen boven.',
    'AG-2.1-b': 'Alle 12 bonustegels liggen open, 4 per niveau (2, 3 en 4).',
    'AG-2.1-c':
      'Op elk van de 12 verwerkende gebouwen ligt een bouwterreintegel. Het niveau van een gebouw is het nummer van zijn kolom en het aantal bogen.',
    'AG-2.1-d':
      'Koopman: gooi tot er 1 tot 4 valt; hij begint op het productiegebouw met dat nummer, in de volgorde van de route (1 Steengroeve, 2 Zagerij, 3 Kurkumaveld, 4 Katoenplantage).',
    'AG-2.1-e':
      'Bouwer: gooi één keer; hij begint op het bouwterrein met dat nummer, in de volgorde van de route vanaf het bovenste van kolom 2 (1 cement, 2 planken, 3 curry, 4 olie, 5 bakstenen, 6 papier).',
    'AG-2.1-f':
      'De route, die overal geldt, loopt door kolom 1 van boven naar beneden, dan zo door kolom 2, 3 en 4: gebouw 1 tot en met 16.',
    'AG-2.1-g':
      'Notabelen met vier spelers: trek willekeurig 5 van niveau I, 4 van niveau II, 3 van niveau III en 2 van niveau IV, samen 14. De drie gilden moeten 5, 5 en 4 keer voorkomen; is dat niet zo, dan worden kaarten gewisseld volgens AG-2.1-h. De andere kaarten doen niet mee; iedereen mag ze zien.',
    'AG-2.1-h':
      'De gilden in evenwicht brengen: (1) van elk niveau wordt willekeurig getrokken. (2) Klopt de verdeling niet, dan wordt niveau I opnieuw geloot, uit alle keuzes die bij de kaarten van de andere niveaus de goede verdeling geven, elk met dezelfde kans. (3) Is er zo geen keuze, dan worden niveau I en II samen opnieuw gekozen, daarna I tot en met III, en ten slotte alle vier. De eerste stap die lukt telt.',
    'AG-2.1-i':
      'De limietfiches 4, 5 en 6 liggen op de rivier bij steiger 3, 4 en 5. Aan het begin geldt de gedrukte limiet 3. De boot ligt bij steiger 1.',
    'AG-2.1-j': 'De meditatiesteen begint op “Leveren”.',
    'AG-2.1-k':
      'Het lot wijst de eerste speler aan, en die blijft dat het hele spel. De anderen volgen met de klok mee.',
    'AG-2.2-a':
      'Iedereen begint met 8 afdektegels op de gemarkeerde vakjes van de boerderij, de meditatieteller op vakje 1 van het meditatiespoor, 2 roepies, 4 boeren (één op het middelste vakje van elke zijde), 10 arbeiders en 22 stenen in voorraad, zonder gunsten en zonder gunsttegels.',
    'AG-2.3-a': 'Iedereen zet op elk van de 3 invloedssporen een invloedssteen op het begin (niveau 0).',
    'AG-2.3-b':
      'Gooi voor elke kolom met bestellingen de dobbelsteen; de bestelsteen komt op de bestelling met dat nummer (1 is de bovenste, 6 de onderste). Is die afgedekt, zie dan AG-2.4-d.',
    'AG-2.3-c': 'Schud de 14 gunsttegels en leg er 3 open; de rest is een gedekte stapel.',
    'AG-2.4-a':
      'Notabelen: één minder per niveau, dus 4, 3, 2 en 1, samen 10. De gilden zijn dan verdeeld in 4, 3 en 3, op dezelfde manier bepaald. Lege plaatsen langs de rivier zijn zichtbaar afgedekt.',
    'AG-2.4-b':
      'Giften aan Akbar: met drie spelers gooi je één keer voor de zes giften links en één keer voor de zes rechts, en komt op de gegooide giften een neutrale steen (2 in totaal). Met twee spelers gooi je twee keer per kant; valt hetzelfde getal weer, dan gooi je niet opnieuw, en dus zijn er 2 tot 4 giften afgedekt.',
    'AG-2.4-c':
      'Bestellingen: met drie spelers gooi je één keer per kolom en dek je die bestelling af met een neutrale steen. Met twee spelers gooi je per kolom tot er twee verschillende bestellingen zijn afgedekt. Neutrale stenen tellen mee voor de limiet en voor het vullen van de kolom.',
    'AG-2.4-d':
      'Eerst komt AG-2.4-c, dan AG-2.3-b. Is de gegooide bestelling afgedekt, dan komt de bestelsteen op de eerstvolgende vrije eronder; na de onderste begint het weer bovenaan.',
    'AG-2.4-e':
      'Al het andere blijft gelijk: de limiet begint ook dan bij 3 en de boot vaart verder na evenveel contracten.',
    'AG-4-a': 'Er wordt met de klok mee in rondes gespeeld; elke ronde begint bij de eerste speler.',
    'AG-4-b':
      'Een beurt: ① de meditatiefase (mag), ② de actiefase (verplicht: precies één hoofdactie, en nog één als je een beeld gebruikt), ③ de bestelfase (mag), ④ het einde van de beurt.',
    'AG-4-c':
      'Vrije acties zijn de nevenacties (olie en curry, gunstacties, luxegoederen) en wat je contracten kunnen. Als je aan de beurt bent gebruik je ze op elk eigen beslismoment, ook midden in een actie; AG-INT-c zegt wanneer niet. Ze komen nooit in de plaats van de hoofdactie.',
    'AG-4-d':
      'Einde van de beurt: de stenen op gebruikte gunstacties, gunsttegels en rollen van luxegoederen gaan terug naar de voorraad van hun eigenaar, en contracten die eens per beurt werken zijn weer bruikbaar. Overgebleven meditatiepunten waren al vervallen.',
    'AG-4-e': 'Je gaat niet terug naar een eerdere fase.',
    'AG-5.1-a':
      'Actieplekken zijn de vier personages, elk gebouw dat er staat en het bouwterrein van de Bouwer. Op elke plek is er ruimte voor één arbeider.',
    'AG-5.1-b':
      'Het goed van een gebouw kun je altijd bewaren, door verwerken maken en door ruilen krijgen, ook als het gebouw er nog niet staat.',
    'AG-5.2-a':
      'Er zijn 16 goederen: 4 basisgoederen (gedrukte waarde 1), 8 verwerkte goederen (2) en 4 luxegoederen (3). Een steen in een gebouw is één goed van de soort van dat gebouw. Hoeveel je er in een gebouw hebt is onbeperkt.',
    'AG-5.2-b':
      'Je stenen zijn beperkt. Wie een goed of een gunst krijgt neemt een steen uit zijn voorraad; wie er een kwijtraakt legt de steen terug, tenzij de regel hem ergens anders legt: op een notabele, bij Akbar, op een bestelling, op de Franse Handelaar, op een rol of op een gunstactie. Zie RU-01.',
    'AG-5.2-c': 'Op elk eigen beslismoment mag je zoveel goederen en gunsten als je wilt teruggeven aan je voorraad.',
    'AG-5.2.1-a':
      'De waarde van een goed is het aantal vlaggen op het prijsfiche dat erop ligt, en anders zijn gedrukte waarde.',
    'AG-5.2.1-b':
      'De prijsfiches hebben twee kanten: 1 en 2, 2 en 3, 3 en 4. Een fiche mag alleen op een goed liggen als de kant die boven ligt hoogstens 1 van de gedrukte waarde afwijkt. Op elk goed ligt hoogstens één fiche.',
    'AG-5.2.1-c': 'Waarden lopen dus van 1 tot 4.',
    'AG-5.2.1-d':
      'Een prijsfiche verleggen: kies een fiche, bij de Handelaar of op een goed, en leg het in één keer op een toegestaan goed, met de kant naar keuze boven; dat mag hetzelfde goed zijn. Er moet iets veranderen. Terug naar de Handelaar leggen kan niet.',
    'AG-5.2.1-e': 'Prijsfiches veranderen alleen door de Handelaar, door gunsttegel AG-FT04 en door steiger 4.',
    'AG-5.2.3-a':
      'De boerderij is een vierkant met de vier basisgoederen op de hoeken. Elke zijde heeft 5 vakjes en een boer die op een ervan staat. Aan het begin staat de boer op het derde vakje en ligt er een afdektegel op het eerste en het vijfde.',
    'AG-5.2.3-b':
      'De productie van een goed is het aantal vakjes tussen zijn hoek en de boer, op beide aangrenzende zijden samen, zonder het vakje van de boer. Een afgedekt vakje ertussen telt niet mee, de vakjes erachter wel. Dat geeft 0 tot 8; aan het begin voor elk goed 2.',
    'AG-5.2.3-c':
      'Een boer blijft op zijn zijde en gaat nooit op of over een hoek of een afdektegel. Een boer verzetten is één boer, één vakje.',
    'AG-5.2.4-a':
      'De pijlen: zandsteen → cement, zandsteen → bakstenen, bakstenen → beelden; hout → planken, hout → papier, papier → boeken; kurkuma → curry, kurkuma → kleurstof, kleurstof → schilderijen; katoen → olie, katoen → stof, stof → kleding. In elke straat leidt dus alleen het verwerkte goed van kolom 3 verder naar het luxegoed.',
    'AG-5.2.4-b':
      'Verwerken verplaatst een steen van het gebouw van het brongoed naar dat van het doelgoed; een steen uit je voorraad is niet nodig. Elk doelgoed heeft precies één brongoed.',
    'AG-5.2.4-c':
      'Volgen: verwerkt iemand in een verwerkend gebouw minstens één goed als hoofdactie of als deel daarvan, dan mag ieder ander die hetzelfde brongoed heeft er precies één langs dezelfde pijl verwerken. Wie verwerkte krijgt 1 gunst voor elke speler die dat doet.',
    'AG-5.2.4-d':
      'Volgen kan bij een arbeider op een verwerkend gebouw, op het terrein van de Bouwer, na het bouwen met de Architect, bij de extra hoofdactie van een beeld en bij het gebouw van Mujtahida (RU-12). Het kan niet bij meditatie, gunstacties of gunsttegels. Met de optie “Volgen: elke verwerking”, zoals in de Franse tekst, kan het altijd.',
    'AG-5.2.4-e':
      'Wie volgt mag met gunsttegel AG-FT11 nog een goed verwerken. De actieve speler krijgt daar geen tweede gunst voor. Op volgen kan niemand weer volgen.',
    'AG-5.3-a':
      'Bouwmaterialen en hun bouwwaarde: zandsteen 1, hout 1, cement 2, planken 2. Prijsfiches veranderen daar niets aan.',
    'AG-5.3-b':
      'Bouwkosten: niveau 2 kost 3, niveau 3 kost 4, niveau 4 kost 5. Alleen die van de Papiermolen, 4, staan in de originele tekst.',
    'AG-5.3-c': 'Een gebouw dat er staat blijft staan; zijn bouwterreintegel verdwijnt uit het spel.',
    'AG-5.5-a':
      'Een gunst is een steen van jou in je gunstgebied. Het is altijd een steen van jezelf, uit je voorraad of van een notabele die een ander wint (AG-7.4-c), nooit een van een andere speler.',
    'AG-5.5-b':
      'Gunsten krijg je voor een staande arbeider van jou die wordt weggestuurd (1, of 2 vanaf meditatievakje 4); bij de Koopman (2); op niveau 3 en 6 van een invloedsspoor; door bonustegels en contracten; voor je stenen op een notabele die een ander wint (1 per steen); van wie jou volgt (1 per speler); als Jagirdar na jouw Zeeman levert (1); met een boek (1); en bij steiger 3 en 4.',
    'AG-5.6-a':
      'Elk spoor loopt van niveau 0, het begin, tot niveau 9. Op een niveau mogen meer stenen staan. Niemand daalt; stappen voorbij het hoogste niveau vervallen.',
    'AG-5.6-b':
      'Bereik je niveau 3, dan kies je meteen 1 gunst of een gunsttegel; bij niveau 6 zijn het 2 gunsten of een gunsttegel. Op elk spoor gebeurt dat dus één keer per niveau.',
    'AG-5.6-c':
      'Kies je een gunsttegel, dan neem je een van de open tegels; uit de stapel wordt er meteen een nieuwe bij gelegd. Je mag er drie hebben. Neem je een vierde, dan geef je een van de vier op: die wordt gedekt in de stapel geschud, en pas daarna wordt aangevuld.',
    'AG-5.6-d': 'Wie niveau 9 bereikt luidt het einde in (AG-8.1).',
    'AG-5.6-e': 'Roepies per bestelling op niveau 1 tot 9: 2, 3, 3, 4, 4, 5, 6, 7, 8.',
    'AG-6.1.1-a':
      'Je mag zoveel van je staande arbeiders op personages en gebouwen neerleggen als je wilt. Wie neergelegd is blijft liggend op zijn plek.',
    'AG-6.1.1-b':
      'De eerste arbeider die je in deze fase neerlegt geeft de meditatiepunten van het vakje waarop je meditatieteller staat, elke volgende die van een vakje lager, tot vakje 1. De vakjes geven 1, 2, 2, 3 en 4 punten; elke arbeider geeft dus minstens 1. Met de teller op vakje 3 geven drie arbeiders 2, 2 en 1, samen 5 punten.',
    'AG-6.1.1-c': 'Arbeiders bij de Kok mag je ook gebruiken (AG-N08-b); ze tellen mee in dezelfde rij.',
    'AG-6.1.1-d': 'De Muezzin geeft eens per fase 1 punt extra, zodra een arbeider het eerste punt oplevert.',
    'AG-6.1.1-e':
      'Punten krijgen en punten besteden mag je in deze fase afwisselen; de rij van arbeiders telt gewoon door (RU-03).',
    'AG-6.1.1-f': 'Niet bestede punten vervallen aan het eind van de fase.',
    'AG-6.1.2-a':
      'Je doet zoveel meditatieacties als je punten toelaten, in elke gewenste volgorde, behalve de actie onder de meditatiesteen: die blijft de hele fase geblokkeerd. Leveren (buitenring), 3 punten: lever één goed aan een open notabele (AG-7.2-a). Dat mag vaker, ook aan andere notabelen, maar niet dubbel. Met de optie “Leveren door meditatie: meer goederen” levert één actie 1, 2 of 3 verschillende goederen aan één notabele voor 2, 5 of 9 punten.',
    'AG-6.1.2-b':
      'Verwerken (buitenring), zoveel punten als het doelgoed waard is: verplaats één goed langs een pijl. Volgen kan hier gewoonlijk niet.',
    'AG-6.1.2-c': 'Vrijmaken (buitenring), 2 punten: neem een van je afdektegels weg, welke je wilt.',
    'AG-6.1.2-d':
      'Ruilen (buitenring), zoveel punten als het goed waard is: vervang één goed door een andere soort van precies dezelfde waarde.',
    'AG-6.1.2-e':
      'Boer (midden), 1 punt: verzet een boer één vakje. Deze actie is nooit geblokkeerd; de meditatiesteen komt er niet op.',
    'AG-6.1.3-a':
      'Aan het eind van de fase gaat de meditatiesteen naar de actie van de buitenring die je in deze fase het laatst deed. Verzette je alleen boeren, of deed je niets, dan blijft hij liggen.',
    'AG-6.1.3-b':
      'De punten die je aan de Mozaïekmaker besteedt en gunsttegel AG-FT05 zijn geen acties van de cirkel en verplaatsen de meditatiesteen nooit.',
    'AG-6.2-a':
      'Je doet precies één hoofdactie op een actieplek (AG-5.1-a), ook als die niets oplevert. Op elke plek gaat het in deze volgorde: de arbeider die er al is, de roepies die er liggen, het effect, de Koopman, de Bouwer.',
    'AG-6.2.1.1-a': 'Vrije plek: zet er een staande arbeider uit je voorraad.',
    'AG-6.2.1.2-a':
      'Liggende arbeider van een ander: die gaat terug naar de voorraad van zijn eigenaar, zonder vergoeding. Zet dan de jouwe.',
    'AG-6.2.1.2-b':
      'Staande arbeider van een ander: die gaat terug naar de voorraad van zijn eigenaar, of naar diens Kok (AG-N08-a). De eigenaar krijgt 1 gunst, of 2 als zijn meditatieteller op vakje 4 of verder staat. Zet dan jouw arbeider.',
    'AG-6.2.1.2-c':
      'Je eigen arbeider, staand of liggend: herendienst. Betaal 2 roepies (1 met de Kalligraaf, 0 met AG-FT10). Er komt geen nieuwe arbeider; een liggende staat op; een gunst krijg je niet. Kun je niet alles betalen, dan mag je deze plek niet kiezen.',
    'AG-6.2.1.2-d':
      'Geen arbeider meer in voorraad: je moet herendienst doen op een plek waar je eigen arbeider is, en betaalt zoveel van de prijs als je kunt, desnoods 0. Bouwen met de Architect kan dan niet.',
    'AG-6.2.1.3-a':
      'Roepies die op het gekozen gebouw liggen neem je meteen, nog vóór het effect, ook bij herendienst (RU-07).',
    'AG-6.2.1.3-b':
      'Staat de Koopman op het gekozen gebouw, dan krijg je na het hele effect 2 gunsten. Daarna gooi je de dobbelsteen en loopt hij langs de route zoveel gebouwen verder; terreinen die nog niet bebouwd zijn tellen niet. Na de Kleermaker gaat hij door bij de Steengroeve.',
    'AG-6.2.1.3-c': 'Ook steiger 3 laat de Koopman zo lopen; dan krijgt niemand er gunsten voor.',
    'AG-6.2.1.3-d': 'Roepies op een gebouw hopen zich op; er is geen maximum.',
    'AG-6.2.1.3-e':
      'Op elk gebouw waar de Koopman voorbijkomt legt de bank 1 roepie: dat zijn de gebouwen tussen zijn vertrek en zijn aankomst, telkens als hij erlangs komt. De optie “Roepies van de Koopman” kan daar het eerste of het laatste gebouw aan toevoegen.',
    'AG-6.2.1.4-a':
      'Terrein van de Bouwer: je bebouwt het gratis, zonder bonustegel; zet er je arbeider, verwerk tot 3 goederen (AG-6.2.2.3-a), en dan loopt de Bouwer door.',
    'AG-6.2.1.4-b':
      'De Bouwer loopt: gooi de dobbelsteen, en hij gaat langs de route zoveel terreinen verder die nog niet bebouwd zijn. Na de Kleermaker gaat hij door bij het eerste onbebouwde terrein. Is er nog één over, dan stopt hij daar; is er geen meer, dan verdwijnt hij uit het spel.',
    'AG-6.2.1.4-c':
      'Wordt het terrein van de Bouwer op een andere manier bebouwd (Architect, Mujtahida, steiger 2), dan loopt hij volgens AG-6.2.1.4-b zodra dat bouwen helemaal is afgehandeld.',
    'AG-ARC-a': 'De Architect doet een van twee dingen. Invloed: een van je invloedsstenen stijgt één niveau.',
    'AG-ARC-b':
      'Of bouwen: bebouw een terrein naar keuze. Daarvoor heb je, na het zetten van je arbeider, nog een arbeider in voorraad nodig. Eerst betaal je materialen: hun bouwwaarden samen, plus 1 als het minstens twee verschillende materialen zijn, plus 1 met Takshaka, moeten minstens de bouwkosten halen. Minstens één materiaal betaal je altijd; wat te veel is vervalt. De bouwterreintegel gaat weg.',
    'AG-ARC-c':
      'Dan kies je een van de bonustegels van het niveau van het gebouw die er nog liggen, voer je hem uit (zie de bonustegels) en houd je hem gedekt.',
    'AG-ARC-d':
      'Ten slotte zet je een arbeider uit je voorraad op het nieuwe gebouw en verwerk je er tot 3 goederen (AG-6.2.2.3-a; anderen mogen volgen). Zetten moet, verwerken mag.',
    'AG-ARC-e':
      'Bebouw je zo het terrein van de Bouwer, dan betaal je de gewone kosten en krijg je de bonustegel; daarna volgt AG-6.2.1.4-c.',
    'AG-SAI-a':
      'De Zeeman levert goederen aan hoogstens één gildebestelling en aan zoveel open notabelen als je wilt, in elke gewenste volgorde en door elkaar.',
    'AG-SAI-b':
      'Je hebt 1 gratis levering, en nog een met je eigen Jagirdar. Eens in deze actie mag je één goed uit je opslag teruggeven aan je voorraad: zijn waarde is het aantal leveringen dat erbij komt. Gewoonlijk zijn het dus 1 tot 5 leveringen.',
    'AG-SAI-c':
      'Betalen mag op elk moment van de actie vóór de levering die je ermee doet; de waarde van dat moment telt. Het betaalde goed is zelf niet geleverd.',
    'AG-SAI-d':
      'Een bestelling gebruikt 2 leveringen; je levert beide goederen samen, en verder geldt alles van AG-6.3.2-a tot AG-6.3.2-h.',
    'AG-SAI-e':
      'Elk goed voor een notabele gebruikt 1 levering; de tweede steen van een dubbele levering gebruikt er nog een.',
    'AG-SAI-f':
      'Aan het eind van de actie komt eerst de invloed voor de bediende notabelen (AG-7.5-a), dan het geld terug: 1 roepie voor elke betaalde levering die je niet gebruikte. Gratis leveringen gelden als het eerst gebruikt. Wie een schilderij van 3 betaalde heeft vier leveringen; na twee ervan komen er 2 roepies terug.',
    'AG-SAI-g': 'Daarna mag de Jagirdar van een ander reageren (AG-N10-b).',
    'AG-TRA-a':
      'Ruilen bij de Handelaar: geef 1 tot 3 goederen en tel hun waarden op; neem goederen die samen minstens één minder waard zijn, gewoonlijk precies één minder. Je neemt minstens één goed. Hoeveel het er zijn, wordt alleen door je stenen begrensd. Voor 2 cement en 1 kurkuma, samen 5 waard, mag je 1 curry en 2 katoen nemen, samen 4 waard.',
    'AG-TRA-b':
      'Voor of na de ruil mag je één keer een prijsfiche verleggen (AG-5.2.1-d). Beide helften mag je overslaan. De waarden op het moment van de ruil tellen.',
    'AG-TRA-c': 'De stenen die je geeft gaan eerst terug naar je voorraad; dan pas neem je de nieuwe goederen.',
    'AG-BOT-a':
      'De Botanicus doet tot twee verschillende van drie dingen, in elke gewenste volgorde. Mediteren: betaal wat tussen je meditatievakje en het volgende staat (goederen van samen minstens 2, 3, 4 of 5 waard, zonder wisselgeld) en zet je meditatieteller één vakje vooruit. Op het laatste vakje kan dat niet meer.',
    'AG-BOT-b': 'Vrijmaken: neem een afdektegel weg.',
    'AG-BOT-c': 'Boeren verzetten: twee stappen, twee boeren één vakje of één boer twee vakjes; minder mag ook.',
    'AG-6.2.2.2-a':
      'Produceer van het goed van dit gebouw tot zoveel als je boerderij opbrengt (AG-5.2.3-b), plus wat Mahout of Khatib toevoegt, zolang je stenen hebt; minder mag ook. Daarna komt de Verver (AG-N07-a).',
    'AG-6.2.2.3-a':
      'Verwerk 0 tot 3 goederen, en één meer met AG-FT11, langs de pijl naar dit gebouw. Was het er minstens één, dan mogen de anderen volgen (AG-5.2.4-c).',
    'AG-SEC.1-a':
      'Olie en curry, eens per beurt: geef 1 olie of 1 curry terug en zet 1 eigen liggende arbeider overeind, of geef 1 olie en 1 curry terug en zet er tot 3 overeind. Dat is één keer per beurt in totaal; de optie “Olie en curry: onbeperkt” heft die grens op.',
    'AG-SEC.2-a':
      'Elke gunstactie en elke eigen gunsttegel mag je eens per eigen beurt gebruiken, op elk eigen beslismoment.',
    'AG-SEC.2-b':
      '“Vereist 4, kost 3” betekent: je moet minstens 4 gunsten in je gunstgebied hebben en besteedt er 3 van. Staat er alleen een prijs, dan vereist de actie er evenveel als ze kost.',
    'AG-SEC.2-c':
      'De drie gedrukte gunstacties: (i) kost 2, krijg 1 zandsteen, hout, kurkuma of katoen; (ii) vereist 4, kost 3, een invloedsstap in een gilde naar keuze; (iii) kost 3, verwerk één goed langs een pijl, zonder dat iemand volgt.',
    'AG-SEC.2-d':
      'Een van de bestede stenen blijft tot het eind van de beurt op de actie liggen, als teken dat ze gebruikt is; de andere gaan meteen naar je voorraad.',
    'AG-SEC.2-e': 'De steen op een gebruikte actie is geen gunst en ligt niet in je voorraad.',
    'AG-SEC.2-f': 'Gunsten die je midden in je beurt krijgt, kun je meteen besteden.',
    'AG-SEC.2-g':
      'Een nieuwe gunsttegel mag je al gebruiken in de beurt waarin je hem neemt. Geef je een gebruikte tegel op, dan komt zijn steen aan het eind van de beurt terug in je voorraad.',
    'AG-SEC.2-h':
      'Buiten je eigen beurt werkt alleen AG-FT11, bij het volgen: eens per beurt, van wie die beurt ook is. De steen erop komt aan het eind van die beurt terug in je voorraad.',
    'AG-SEC.3-a':
      'Van elke soort gebruik je hoogstens één luxegoed per beurt; zijn steen ligt tot het eind van de beurt op de rol. Beeld: na de hele hoofdactie, Koopman en Bouwer inbegrepen, en vóór de bestelfase doe je nog een hoofdactie. Alle regels voor het kiezen van een plek gelden opnieuw.',
    'AG-SEC.3-b': 'Boek: zet tot 3 eigen liggende arbeiders overeind en krijg 1 gunst.',
    'AG-SEC.3-c': 'Schilderij: een invloedsstap in 2 verschillende gilden, in de volgorde die je wilt.',
    'AG-SEC.3-d': 'Kleding: krijg zoveel roepies als kleding nu waard is, en 1 meer zodra de boot bij steiger 6 ligt.',
    'AG-SEC.3-e': 'Een luxegoed gebruiken is geen levering.',
    'AG-6.3.1-a':
      'In de bestelfase doe je één ding: een gift aan Akbar, een gildebestelling, of niets. Gift: leg één goed uit je opslag op de plek van die soort bij Akbar, als die vrij is (geen steen van een speler en geen neutrale). De 12 plekken zijn die van de 8 verwerkte en de 4 luxegoederen. De steen blijft daar tot het eind en telt dan voor AG-8.6. Leveringsbonussen (AG-N-a) gelden ook hier.',
    'AG-6.3.2-a': 'Voorwaarde voor een bestelling: de bestelsteen van de kolom ligt erop.',
    'AG-6.3.2-b':
      'Voorwaarde: in de kolom liggen minder stenen, van spelers en neutrale samen, dan de limiet van dat moment.',
    'AG-6.3.2-c': 'Voorwaarde: je invloed in dat gilde is minstens niveau 1.',
    'AG-6.3.2-d': 'Voorwaarde: je hebt beide goederen in je opslag.',
    'AG-6.3.2-e':
      'De stenen van beide goederen gaan naar je voorraad, met de leveringsbonus voor elk; één steen uit je voorraad komt op de bestelling.',
    'AG-6.3.2-f':
      'De bestelsteen gaat naar de eerstvolgende vrije bestelling eronder, en na de onderste weer naar boven.',
    'AG-6.3.2-g':
      'Betaling: staat niemand anders op dat spoor hoger dan jij, dan krijg je de roepies van je niveau (AG-5.6-e). Anders krijg je er één minder en zet je daarna een invloedsstap in dat gilde.',
    'AG-6.3.2-h':
      'Zijn alle 6 bestellingen bezet, dan komt de bestelsteen onder de kolom en is het einde ingeluid (AG-8.1).',
    'AG-7.1-a':
      'Welke notabelen open zijn, hangt van de boot af: bij steiger 1 niveau I, bij steiger 2 en 3 ook niveau II, bij steiger 4 ook niveau III, bij steiger 5 en 6 alle niveaus.',
    'AG-7.1-b':
      'Zodra er genoeg contracten vervuld zijn vaart de boot naar de volgende steiger en gebeurt wat daar hoort, voordat de actieve speler verdergaat. Na elke tocht wordt opnieuw gekeken.',
    'AG-7.1-c': 'Van steiger 1 naar 2: twee contracten van niveau I vervuld.',
    'AG-7.1-d':
      'Steiger 2: het terrein van de Bouwer wordt bebouwd, zonder bonustegel, arbeider of verwerking; dan loopt de Bouwer door. Van steiger 2 naar 3: één contract van niveau II.',
    'AG-7.1-e':
      'Steiger 3, in deze volgorde: de Koopman loopt en laat roepies achter (AG-6.2.1.3-c); iedereen krijgt 1 gunst per katoen in zijn opslag, hoogstens 3; de limiet wordt 4.',
    'AG-7.1-f':
      'Steiger 4: alle prijsfiches gaan terug naar de Handelaar, met de kant met de minste vlaggen boven; iedereen krijgt 1 gunst; de limiet wordt 5.',
    'AG-7.1-g':
      'Van steiger 3 naar 4: twee contracten van niveau II in totaal. Van steiger 4 naar 5: één contract van niveau III.',
    'AG-7.1-h':
      'Steiger 5: iedereen, met de klok mee vanaf de actieve speler, krijgt een goed naar keuze van precies deze waarde: 1 zonder katoen in zijn opslag, 2 met één katoen, 3 met twee of meer; de limiet wordt 6. Het katoen blijft.',
    'AG-7.1-i':
      'Van steiger 5 naar 6: één contract van niveau IV. Steiger 6: kleding brengt de rest van het spel 1 roepie meer op, en het einde is ingeluid.',
    'AG-7.2-a':
      'Een goed leveren aan een notabele kan als zijn niveau open is, het vak voor dat goed leeg is en je het goed hebt. Leg de steen uit je opslag op het vak.',
    'AG-7.2-b':
      'Beloning: zoveel roepies als er nu stenen op de kaart liggen, van alle spelers samen en met de dubbele erbij.',
    'AG-7.2-c': 'Dan komen de leveringsbonussen van je contracten (AG-N-a).',
    'AG-7.2-d':
      'Wie een notabele helemaal alleen vervult, zonder dubbele leveringen, krijgt zo 1 + 2 = 3 of 1 + 2 + 3 = 6 roepies.',
    'AG-7.3-a':
      'Dubbel leveren kan alleen als je in je eigen beurt de Zeeman als hoofdactie doet: niet door meditatie, niet met een gunsttegel en niet als reactie van Jagirdar.',
    'AG-7.3-b':
      'Meteen nadat je een steen op een leeg vak hebt gelegd, mag je er een tweede goed van dezelfde soort naast leggen.',
    'AG-7.3-c':
      'De tweede steen brengt altijd precies 1 roepie op, met de leveringsbonus erbij, en telt mee voor de meerderheid. Twee hout op een kaart met één steen brengen 2 en 1 op, samen 3 roepies.',
    'AG-7.3-d': 'Op een vak liggen hoogstens 2 stenen, van dezelfde speler en uit dezelfde actie.',
    'AG-7.3-e':
      'Is de kaart vol met de eerste steen, dan wacht de waardering op de tweede: een dubbele levering is één ondeelbare stap.',
    'AG-7.3-f':
      'Tot twee dubbele leveringen per beurt, bij één of twee notabelen; met de optie “Dubbele leveringen: één per beurt” maar één.',
    'AG-7.4-a':
      'Ligt er op elk gevraagd vak een steen, dan wordt de notabele meteen gewaardeerd; het spel wacht daarop.',
    'AG-7.4-b':
      'Wie er de meeste stenen heeft wint het contract. Bij gelijke stand wint van die spelers degene met het bovenste vak; vak 1 is het bovenste.',
    'AG-7.4-c':
      'De stenen van de winnaar gaan naar zijn voorraad, die van ieder ander naar diens gunstgebied: 1 gunst per steen.',
    'AG-7.4-d':
      'De winnaar draait de kaart om, houdt hem en voert nu uit wat meteen werkt, ook buiten zijn beurt. Wat blijvend is werkt vanaf nu.',
    'AG-7.4-e':
      'In deze volgorde: de stenen terug, de kaart genomen, wat meteen werkt, een contract van dit niveau erbij (bij niveau IV is het einde ingeluid), en dan de boot (AG-7.1-b).',
    'AG-7.5-a':
      'Na de leveringen van je Zeeman: voor elke notabele aan wie je in deze actie minstens één goed leverde een invloedsstap in zijn gilde; dubbel leveren geeft geen stap extra. Van elke stap mag je afzien, en de volgorde kies je zelf. De kaart kan al weg zijn; wie haar won maakt niet uit.',
    'AG-7.5-b':
      'Bij leveren door meditatie, met AG-FT12 of als reactie van Jagirdar komt de stap meteen na de levering en de waardering. In één meditatiefase geeft dezelfde notabele hoogstens één stap. Met de optie “Invloed van notabelen: eens per beurt” is dat hoogstens één stap per notabele en beurt, waar de levering ook vandaan komt.',
    'AG-N-a':
      'Leveringsbonus, roepies per geleverd goed van een soort: telkens als de eigenaar zo’n goed levert aan een notabele, een bestelling, Akbar of de Franse Handelaar. Elke steen telt, ook een dubbele. Voor de goederen die deze kaart zelf vervulden geldt hij niet.',
    'AG-N-b': 'Wat eens per beurt werkt, gebruik je alleen in je eigen beurt.',
    'AG-N-c':
      'Wat meteen werkt, gebeurt één keer, als je de kaart wint; wat daarvan niet kan wordt overgeslagen. Nummer 1 tot 8 zijn notabelen van niveau I, 9 tot 15 van niveau II, 16 tot 20 van niveau III en 21 tot 24 van niveau IV.',
    'AG-N03-a': 'Takshaka. Telkens als je bouwt: 1 bouwwaarde extra en 1 roepie.',
    'AG-N03-b':
      'Niet op het terrein van de Bouwer (tenzij met de optie “Takshaka en de Bouwer: telt”) en niet bij steiger 2. Bij het gratis gebouw van Mujtahida krijg je alleen de roepie.',
    'AG-N06-a':
      'Franse Handelaar. Eens per beurt leg je een goed uit je opslag op zijn kaart, op het vak voor waarde 1, 2 of 3 (de waarde op dat moment; elk vak één keer). Bij de derde steen krijg je meteen 5 roepies en gaan de drie stenen terug naar je voorraad. Met de optie “Franse Handelaar: drie naar keuze” zijn het drie goederen van waarde 1 tot 3. Zonder die optie is het er één van elke waarde: anders waren de waarden voor niets genoemd, en 5 roepies voor drie basisgoederen, om de drie beurten, zouden elke andere kaart van niveau I overtreffen.',
    'AG-N06-b':
      'De leveringsbonussen van je andere contracten gelden voor deze goederen; verder geldt het nergens als levering.',
    'AG-N07-a':
      'Verver. Na elke productie, één keer: geef 2 van de zojuist geproduceerde goederen terug en krijg 1 ander goed van dezelfde straat dat nu hoogstens 2 waard is (precies 2 met de optie “Het goed van de Verver”). 1 roepie per geleverde kleurstof.',
    'AG-N08-a':
      'Kok. Wordt een staande arbeider van je weggestuurd, dan mag hij op deze kaart blijven in plaats van in je voorraad; er is plaats voor 2. De gunst voor het wegsturen krijg je hoe dan ook. Het gaat vanzelf, volgens je vaste antwoord; dat is in het begin: bewaren.',
    'AG-N08-b':
      'In je meditatiefase mag je er 1 of 2 teruggeven aan je voorraad; elk geeft meditatiepunten alsof je hem neerlegt. 1 roepie per geleverde olie.',
    'AG-N09':
      'Muezzin. Eens per meditatiefase 1 meditatiepunt extra, als arbeiders je in die fase minstens 1 punt opleveren.',
    'AG-N10-a': 'Jagirdar. Je eigen Zeeman heeft een gratis levering extra.',
    'AG-N10-b':
      'Is een andere speler klaar met de Zeeman, dan mag je 1 goed leveren aan een open notabele, met roepies, bonussen, waardering en invloed zoals altijd, maar niet dubbel. Doe je dat, dan krijgt de actieve speler 1 gunst. Je moet de kaart al bezitten als die Zeeman begint.',
    'AG-N13':
      'Mullah. Eens per beurt kost een gunstactie 1 gunst minder, maar nooit minder dan 1; wat ze vereist blijft gelijk, ook als er alleen een prijs staat. 1 roepie per geleverde baksteen.',
    'AG-N15-a':
      'Mozaïekmaker. Meteen: neem een gunsttegel, een open tegel (dan komt er een nieuwe bij) of een tegel naar keuze uit de stapel, die je mag doorkijken; daarna wordt de stapel geschud. Ook nu mag je er drie hebben.',
    'AG-N15-b':
      'Eens per beurt, in de meditatiefase: besteed 1 meditatiepunt voor 1 gunst, of 3 punten voor 2 gunsten.',
    'AG-N16-a':
      'Mujtahida. Meteen: bebouw gratis het eerste onbebouwde terrein van de route, zoals met de Architect: een bonustegel, een arbeider uit je voorraad erop, tot 3 goederen verwerken (anderen mogen volgen). Zonder arbeider in voorraad vervallen het zetten en het verwerken. Stond de Bouwer er, dan loopt hij door.',
    'AG-N16-b': '2 roepies per geleverd beeld; met de optie “Mujtahida, per beeld: 1 roepie” maar 1.',
    'AG-N18':
      'Schilder. Meteen: zet tot 3 liggende arbeiders overeind en zet een invloedsstap in een gilde naar keuze. 2 roepies per geleverd schilderij.',
    'AG-N20':
      'Sadr us-Sudur. Meteen, als je wilt: geef Akbar een goed op een vrije plek waarvan het goed nu evenveel waard is. Aan het eind: 1 roepie per eigen steen bij Akbar.',
    'AG-N21':
      'Grootmoefti. Meteen: 3 gunsten. Aan het eind: 3 roepies per set van drie verschillende gilden onder je bestellingen en contracten samen, deze kaart meegeteld; het gilde waarvan je het minst hebt bepaalt dus het aantal sets.',
    'AG-N22':
      'Grootimam. Meteen: 3 gunsten. Aan het eind: 1 roepie per eigen bestelling en eigen contract van de Geleerden, deze kaart meegeteld.',
    'AG-N23':
      'Hofkunstenaar. Meteen: 3 gunsten. Aan het eind: 1 roepie per eigen bestelling en eigen contract van de Kunstenaars, deze kaart meegeteld.',
    'AG-N24':
      'Dewan. Meteen: 3 gunsten. Aan het eind: 1 roepie per eigen bestelling en eigen contract van de Kooplieden, deze kaart meegeteld.',
    'AG-BB2':
      'Niveau 2: (a) een invloedsstap bij de Kunstenaars en 3 roepies; (b) een invloedsstap bij de Kooplieden en 3 roepies; (c) 1 gunst en 3 roepies; (d) een afdektegel wegnemen en 2 roepies.',
    'AG-BB3':
      'Niveau 3: (a) een invloedsstap bij de Kunstenaars en 4 roepies; (b) een invloedsstap bij de Geleerden en 4 roepies; (c) 5 roepies; (d) 1 gunst en 4 roepies.',
    'AG-BB4':
      'Niveau 4: (a) een invloedsstap bij de Geleerden en 5 roepies; (b) een invloedsstap bij de Kooplieden en 5 roepies; (c) 6 roepies; (d) 1 gunst en 5 roepies.',
    'AG-FT06':
      'Een gift aan Akbar of een gildebestelling, met alle voorwaarden van de bestelfase en naast wat je daarin doet. Vereist 4 gunsten, kost er 2.',
    'AG-FT07':
      'Verwerk een goed dat nu 1 waard is langs een pijl tot een goed dat nu 2 waard is. Vereist 3 gunsten, kost er 2 (1 in de eerste Franse druk).',
    'AG-FT11':
      'Verwerk een goed meer, langs dezelfde pijl als de verwerking waar de tegel bij hoort: een hoofdactie, meditatie, een gunstactie of het volgen. Vereist 2 gunsten, kost er 2.',
    'AG-8.1':
      'Het einde wordt ingeluid zodra voor het eerst een van deze dingen gebeurt: een contract van niveau IV wordt vervuld, een invloedssteen bereikt niveau 9, of een kolom met bestellingen is helemaal bezet.',
    'AG-8.2':
      'De lopende ronde wordt uitgespeeld, en dan volgt nog precies één volle ronde. De beurt waarin het einde is ingeluid gaat gewoon door; daarna spelen nog de spelers die in die ronde later aan de beurt komen, en dan iedereen één keer. Is het met vier spelers de beurt van de tweede, dan volgen er dus nog 2 + 4 = 6 beurten. Wordt het einde nog eens ingeluid, dan verandert dat niets.',
    'AG-8.3-a': 'Eindtelling per gilde: rangschik de spelers naar hun niveau op het invloedsspoor.',
    'AG-8.3-b': 'Wie alleen aan kop staat krijgt 2 roepies per eigen steen in de bestellingen van dat gilde.',
    'AG-8.3-c':
      'Staat er iemand alleen aan kop, dan krijgt iedereen op het op een na hoogste niveau 1 roepie per eigen steen daar. Op niveau 7, 5, 5 en 2, met 2, 1, 3 en 0 stenen, zijn dat 4, 1, 3 en 0 roepies.',
    'AG-8.3-d':
      'Met de optie “Gedeelde tweede plaats: niemand scoort” (Franse druk) krijgen spelers die de tweede plaats delen niets.',
    'AG-8.3-e':
      'Staan er meer aan kop, dan krijgt elk van hen 1 roepie per eigen steen; niemand anders scoort op dit spoor.',
    'AG-8.4': 'Meditatieteller op het laatste vakje: 5 roepies.',
    'AG-8.5': '1 roepie per eigen afdektegel die je hebt weggenomen.',
    'AG-8.6': 'Giften aan Akbar: 0, 1, 3 of 5 roepies voor 0, 1, 2 of 3 giften, en 3 voor elke verdere.',
    'AG-8.7':
      'Contracten die aan het eind tellen: Nederlandse Handelaar, Subadar, Sadr us-Sudur, Grootmoefti, Grootimam, Hofkunstenaar en Dewan (AG-N17 en AG-N19 tot AG-N24).',
    'AG-8.8':
      'De meeste roepies winnen. Bij gelijke stand wint wie de hoogste waarde aan goederen in opslag heeft, met 1 erbij per gunst. Is ook dat gelijk, dan delen die spelers de winst.',
    'AG-INFO-a':
      'Open voor iedereen: alles op de borden, goederen, gunsten, arbeiders, contracten, genomen bonustegels, open gunsttegels, de notabelen die niet meedoen, en alles wat iemand krijgt of betaalt op het moment dat het gebeurt.',
    'AG-INFO-b':
      'Verborgen: hoeveel roepies iemand in zijn beurs heeft. Tot de eindtelling ziet alleen de eigenaar dat, tenzij met de optie “Open beurzen”. Het verhaal vermeldt wat er binnenkomt, zoals aan tafel, maar telt de roepies van anderen niet op.',
    'AG-INFO-c':
      'Verborgen voor iedereen: de volgorde van de stapel gunsttegels; welke erin zitten is af te leiden. Alleen wie de Mozaïekmaker wint ziet de stapel, bij AG-N15-a.',
    'AG-INFO-d':
      'Toeval zit in de opstelling, in elke worp voor de Koopman en de Bouwer, en in het schudden. Een worp valt pas als hij nodig is, nooit eerder.',
    'AG-INT-a':
      'Wat een effect losmaakt gaat voor: de nieuwste open vraag wordt beantwoord voordat iets ouders verdergaat. Wat tegelijk komt gaat met de klok mee vanaf de actieve speler, en bij reacties vanaf de speler na hem.',
    'AG-INT-b':
      'Ook wie niet aan de beurt is kan iets te kiezen krijgen. (INT-1) Wie het brongoed heeft: volgen of niet, en met AG-FT11 of niet. (INT-2) De winnaar van een contract: wat meteen werkt, dus de tegel van de Mozaïekmaker, de bonustegel en de verwerking van Mujtahida, de arbeiders en het gilde van de Schilder, de gift van Sadr us-Sudur. (INT-3) Iedereen bij steiger 5: welk goed. (INT-4) De eigenaar van Jagirdar: een goed leveren of niet. (INT-5) Wie stijgt op een invloedsspoor: gunsten of een gunsttegel, welke, en welke hij opgeeft. (INT-6) De eigenaar van de Kok: waar een weggestuurde arbeider heen gaat; dat zegt zijn vaste antwoord en niemand wacht erop. Alleen in je eigen beurt is er nog (INT-7): wat je teruggeeft als je stenen tekortkomt (RU-01, RU-45).',
    'AG-INT-c':
      'Als iets een keten van gevolgen losmaakt (waardering, wat meteen werkt, de boot, wat er bij een steiger gebeurt, antwoorden van wie volgt), zijn de vrije acties van de actieve speler niet beschikbaar tot de hele keten is afgehandeld. Ze zijn het wel op elk eigen beslismoment: tussen leveringen, tussen meditatieacties, vóór het kiezen van een plek, tussen het zetten en het uitvoeren, na het effect en vóór de gunsten van de Koopman, enzovoort.',
    'AG-INT-d':
      'De vraag om te volgen (INT-1) gaat naar allen tegelijk; de antwoorden gelden met de klok mee, en de gunsten komen als allen hebben geantwoord. Wie het brongoed niet heeft krijgt geen vraag.',
    'AG-INT-e': 'Wie niet aan de beurt is mag alleen doen wat de onderbreking hem biedt.',
    'AG-INV-a':
      'Elke speler heeft altijd 22 stenen: in voorraad, als goederen, als gunsten, op notabelen, op bestellingen, bij Akbar, op de Franse Handelaar, op gebruikte gunstacties en op rollen samen.',
    'AG-INV-b':
      'Elke speler heeft altijd 10 arbeiders: in voorraad, staand, liggend en bij de Kok samen. Op elke plek is er hoogstens één.',
    'AG-INV-c':
      'Er zijn altijd 14 gunsttegels: in de stapel, open en bij spelers samen. Er liggen er 3 open, of minder als er niet meer over zijn.',
    'AG-INV-d': 'Niemand heeft minder dan 0 roepies, invloed daalt nooit, en wat gebouwd is blijft gebouwd.',
    'AG-INV-e':
      'De Koopman staat altijd op een gebouw dat er staat; de Bouwer op een onbebouwd terrein, of hij is weg.',
    'AG-INV-f':
      'In een kolom liggen nooit meer stenen dan de limiet. De neutrale liggen er al vanaf de opstelling, nooit meer dan 2.',
    'AG-INV-g': 'Er is altijd een hoofdactie die mag.',
    'RU-01':
      'Te weinig stenen. Je krijgt niet meer dan je voorraad toelaat. In je eigen beurt mag je eerst goederen en gunsten teruggeven (AG-5.2-c; dat is INT-7). Buiten je beurt gaat het teveel zonder vraag verloren, en het verhaal vermeldt het. Waarom: de Nederlandse tekst laat je stenen terugnemen, maar die vraag buiten je beurt zou het spel ophouden voor bijna niets. Voor stenen die alleen verhuizen, bij het verwerken of van een notabele naar je gunstgebied, is geen voorraad nodig.',
    'RU-02':
      'Geen arbeiders in voorraad: zie AG-6.2.1.2-d. Met precies één arbeider in voorraad kan de Architect nog voor invloed, of voor een gebouw als je de Architect zelf in herendienst gebruikt.',
    'RU-03':
      'Meditatie afwisselen. De originele teksten zeggen: eerst punten krijgen, dan besteden. Hier mag je afwisselen: behalve dat je een worp door de boot eerder ziet win je er niets mee, en terugnemen en vooruitkijken worden eenvoudiger. Een arbeider die opstaat en weer wordt neergelegd telt als de volgende in de rij.',
    'RU-04':
      'AG-FT05 en de Muezzin. Het punt van deze tegel komt niet van een arbeider en levert dus niet ook het punt van de Muezzin op.',
    'RU-05':
      'Acties zonder effect. Je mag een plek kiezen, ook al levert die je niets op, bijvoorbeeld om de Koopman of om de roepies.',
    'RU-06':
      'De roepies van de Koopman. Voorbijkomen geldt alleen voor de gebouwen ertussen. Het gebouw waar hij aankomt beloont zijn bezoeker al met gunsten. Voor andere lezingen is er een optie.',
    'RU-07':
      'Herendienst en wat erbij komt. Herendienst is een manier om een plek te kiezen: de roepies op het gebouw en de gunsten van de Koopman krijg je gewoon.',
    'RU-08':
      'Een prijs gelijk aan de gedrukte mag. Anders kon een fiche met kanten 1 en 2, 2 en 3 of 3 en 4 nooit alleen worden omgedraaid.',
    'RU-09':
      'De som bij de Handelaar. Je mag ook minder nemen dan één onder de gegeven waarde, omdat je goederen toch al mag teruggeven. De tafel toont hoeveel je nog mag nemen.',
    'RU-10':
      'Hoe precies waarden gelden. Overal telt de waarde van nu. Bij AG-FT03 en AG-7.1-h is dat precies die waarde; bij de Verver hoogstens 2 (er is een optie); bij de Franse Handelaar hoogstens 3.',
    'RU-11':
      'Dezelfde pijl bij AG-FT11. Het extra goed heeft hetzelfde brongoed en hetzelfde doelgoed; bij AG-FT07 gelden er ook dezelfde waarden voor.',
    'RU-12':
      'Bij Mujtahida mag je volgen, want zij voert de derde stap van de Architect helemaal uit. De vraag gaat met de klok mee vanaf de winnaar, en die krijgt de gunsten. Dat geldt ook als iemand haar buiten zijn beurt wint.',
    'RU-13': 'Het terrein het dichtst bij de hoek linksboven is het eerste onbebouwde van de route.',
    'RU-14': 'Volgorde van wie volgt. Ieder beslist voor zich; zie AG-INT-d.',
    'RU-15':
      'Een ander bebouwt het terrein van de Bouwer. Dan geldt AG-6.2.1.4-c; het voordeel van gratis bouwen op dat terrein is dan verloren.',
    'RU-16':
      'Meer steigers tegelijk. Dat komt gewoonlijk niet voor, want elk niveau gaat pas bij zijn steiger open; toch wordt na elke tocht opnieuw gekeken (AG-7.1-b).',
    'RU-17':
      'Onhaalbare aantallen zijn er niet: met twee of drie spelers zijn er 4, 3, 2 en 1 kaarten, en gevraagd worden er 2, 2, 1 en 1. Vervult niemand ze, dan eindigt het spel nog altijd op een van de twee andere manieren.',
    'RU-18':
      'Vanaf wanneer een contract werkt. Bonussen en wat blijvend is beginnen na de waardering. De gratis levering van je eigen Jagirdar mag je in de rest van dezelfde Zeeman gebruiken; zijn reactie pas bij de volgende Zeeman van een ander (het voorbeeld in hoofdstuk 7.5 van de spelregels noemt er geen).',
    'RU-19': 'Dubbel leveren. Een vak dat in een eerdere actie gevuld is, kan niet meer verdubbeld worden.',
    'RU-20':
      'Gereconstrueerde notabelen. Door voorbeelden ligt vast: de Kok vraagt olie en hout; Mahout vraagt hout onder een ander goed en hoort bij de Kooplieden; Jagirdar vraagt planken en nog een goed, Kooplieden; Mullah vraagt bakstenen, Geleerden; de Mozaïekmaker vraagt cement onder een ander goed; de Grootimam hoort bij de Geleerden; op niveau I vraagt een kaart van de Geleerden curry en een van de Kunstenaars hout. De andere volgen een patroon: een kaart met een leveringsbonus vraagt ook dat goed (zo is het bij de Kok en Mullah); niveau I vraagt een verwerkt goed en een basisgoed, II twee verwerkte, III een luxegoed, een verwerkt en een basisgoed, IV twee luxegoederen en een verwerkt; de goederen van een kaart komen uit verschillende straten; vak 1 is het eerst genoemde.',
    'RU-21':
      'Gereconstrueerde bestellingen. Drie zijn er uit voorbeelden bekend: de eerste van de Geleerden, hout en schilderijen, en bij de Kooplieden olie en kleurstof, meteen boven hout en beelden. Alle drie zijn ze samen 4 waard volgens de gedrukte waarden, en dus is elke bestelling dat. Dat die van de Kooplieden op plaats 5 en 6 staan is onze keuze.',
    'RU-22':
      'Niveau IV en het einde. Het einde is ingeluid op het moment dat de kaart vervuld is; steiger 6 valt daar alleen mee samen.',
    'RU-23':
      'Wordt het einde ingeluid buiten wat de actieve speler zelf doet, bijvoorbeeld doordat een ander de Schilder wint, dan telt de ronde die bezig is, en AG-8.2 rekent vanaf de actieve speler.',
    'RU-24':
      'Zeeman: eerst de bestelling of eerst de notabelen, dat mag je kiezen. De stap van AG-6.3.2-g komt meteen, die voor notabelen aan het eind.',
    'RU-25':
      'Verkopen aan de Zeeman. Betalen zonder te leveren mag: je krijgt zoveel roepies terug als het betaalde goed waard was. De gratis levering geeft niets terug.',
    'RU-26':
      'Invloedsstappen mogen, ze moeten niet: je kunt ervan afzien, bijvoorbeeld om het einde niet in te luiden. De stap van AG-6.3.2-g moet wel.',
    'RU-27': 'Geen open gunsttegels meer. Is er geen tegel te nemen, dan neem je de gunsten.',
    'RU-28': 'Productie 0 levert met Mahout of Khatib toch 1 goed op.',
    'RU-29':
      'Gunstactie (i) en steiger 5 geven een goed, maar het is geen productie: Mahout, Khatib en de Verver doen er niets bij.',
    'RU-30': 'Te veel betalen bij het bouwen mag, zonder wisselgeld. De tafel stelt de zuinigste betalingen voor.',
    'RU-31': 'De bestelsteen in een kolom die aan de limiet zit blijft liggen en wacht op een hogere limiet.',
    'RU-32':
      'De gift van Sadr us-Sudur. Voor bonussen telt de eigen soort van het goed; de steen ligt op de plek van de andere soort, en die is dan bezet.',
    'RU-33': 'AG-FT10 kondig je aan als je de plek kiest. Heb je de Kalligraaf, dan bespaart de tegel maar 1 roepie.',
    'RU-34': 'Neutrale stenen scoren nooit en tellen nooit mee in een rangorde.',
    'RU-35': 'De Mullah buiten je beurt. AG-FT11 bij het volgen wordt door hem niet goedkoper.',
    'RU-36':
      'Schilderij met een invloedssteen bovenaan. Die stap gaat verloren, de andere telt nog. Ook met twee van de drie bovenaan mag je een schilderij gebruiken.',
    'RU-38':
      'Leveren door meditatie met meer goederen. Kosten van 2, 5 en 9 hebben alleen zin als je de actie één keer per notabele en fase gebruikt. Met deze optie krijgt elke notabele dus hoogstens één zulke levering per meditatiefase.',
    'RU-39':
      'Afzien van invloed. Van elke invloedsstap mag je afzien (leveringen, bonustegels, schilderij, Schilder, Architect), behalve van die van een bestelling (AG-6.3.2-g) en van gunstactie (ii) als die betaald is. Zo is RU-26 te lezen.',
    'RU-40':
      'Beeld. Je gebruikt het als de hoofdactie helemaal is afgehandeld en voordat er iets van de bestelfase gebeurt.',
    'RU-41':
      'AG-FT11 en Mujtahida. Als je aan de beurt bent mag je AG-FT11 toevoegen aan de verwerking van je eigen Mujtahida; wie haar buiten zijn beurt wint niet (AG-SEC.2-h). Volgt de actieve speler in zijn eigen beurt de Mujtahida van een ander, dan kan de Mullah AG-FT11 goedkoper maken.',
    'RU-42': 'AG-FT12 in de meditatiefase telt mee voor de ene stap per notabele en fase (AG-7.5-b).',
    'RU-43':
      'Of de Koopman of de Bouwer er staat, wordt bekeken als de plek gekozen wordt. Laat steiger 3 de Koopman intussen lopen, dan krijgt zijn bezoeker toch de gunsten en loopt hij daarna door van waar hij dan staat. Laat steiger 2 de Bouwer intussen lopen, dan vervalt de tocht die hij nog tegoed had; staat zijn gebouw er al, dan bouwt steiger 2 niets. Zolang zijn tocht nog moet komen mag de Bouwer op een gebouw staan, anders dan AG-INV-e zegt; AG-INV-c geldt niet terwijl iemand een tegel opgeeft.',
    'RU-44':
      'Lange tochten van de Koopman. Is de worp hoger dan het aantal gebouwen dat er staat, dan komt hij ook langs het gebouw van vertrek en dat van aankomst; telkens als hij voorbijkomt laat hij een roepie achter.',
    'RU-45':
      'Vragen bij te weinig stenen krijg je alleen in je eigen beurt: INT-7 is nooit een keuze van wie niet aan de beurt is.',
    'RU-46':
      'De opstelling gaat in deze volgorde: Koopman, Bouwer, notabelen, eerste speler, Akbar links, Akbar rechts, neutrale stenen per kolom, bestelstenen per kolom, gunsttegels. Loopt de Bouwer, dan wordt er gegooid zolang er nog een terrein over is.',
    'RU-47':
      'De tegel van de Mozaïekmaker. Is het een open tegel, dan wordt eerst aangevuld en dan de stapel geschud. Geef je er een tegel voor op, dan wordt die in de stapel geschud, aangevuld en weer geschud.',
    'RU-48':
      'Win je de Muezzin in de meditatiefase, dan geeft hij zijn punt bij de volgende arbeider die je neerlegt. Een gunsttegel die je in één beurt gebruikt, opgeeft en weer neemt geldt als gebruikt.',
    'RU-49':
      'Sadr us-Sudur. Beide drukken gebieden de gift, maar hier mag je ervan afzien: geen andere kaart neemt iemand een goed af tegen zijn wil.',
    'RU-50':
      'Invloed na de Zeeman wordt stap voor stap gevraagd; wat een stap oplevert komt voordat je de volgende kiest.',
    'RU-37': 'Geen voordeel voor wie begint. Er is geen vergoeding, want iedereen krijgt evenveel beurten.',
    'RU-51':
      'Er is altijd een plek. Met een arbeider in voorraad is er altijd een plek zonder arbeider van jezelf: op het terrein van de Bouwer staat niemands arbeider, en is de Bouwer weg, dan zijn er twintig plekken voor je tien arbeiders. Zonder arbeider in voorraad dwingt AG-6.2.1.2-d je tot herendienst op een eigen plek. AG-INV-g heeft dus geen eigen regel nodig.',
    'RU-52':
      'Zuinig betalen. De Architect biedt de betalingen aan waarvan je geen materiaal kunt weglaten. Wat je meer kwijt wilt geef je terug (AG-5.2-c), en dat kan ervoor en erna.',
    'RU-53':
      'De Mullah werkt vanzelf bij de eerste gunstactie of gunsttegel van je beurt die meer dan één gunst kost. Hij bespaart altijd precies één gunst, dus later gebruiken is nooit beter.',
    'RU-54':
      'Bonustegels: eerst de roepies, dan de gunsten, en dan pas de vraag naar de invloedsstap of de afdektegel.',
    'RU-55':
      'Meer goederen door meditatie lever je één voor één: het eerste aan een notabele kost 2, het tweede 3, het derde 4 punten. Ze volgen op elkaar, zonder een andere meditatieactie ertussen. De invloedsstap wordt na het eerste gevraagd; wie ervan afziet krijgt de vraag na het volgende opnieuw (RU-56).',
    'RU-56':
      'Een stap waarvan je afziet is geen stap. Alleen gezette stappen tellen voor de ene stap per notabele en fase, en voor de optie “Invloed van notabelen: eens per beurt”.',
    'RU-57':
      'Van steiger 3 naar 4 in de eerste Franse druk: drie contracten van niveau II in totaal, want die tekst telt wat de boot van de ene steiger naar de volgende brengt, één bij steiger 2 en twee bij steiger 3. Met twee of drie spelers zijn dat alle notabelen van niveau II, en dat is genoeg (RU-17).',
    'RU-58':
      'Beslismomenten. Vrije acties worden aangeboden bij deze vragen: mediteren, een plek kiezen, de Architect, de Zeeman, de Handelaar, de Botanicus, produceren, de Verver, verwerken (niet in een keten), de vraag voordat de Koopman of de Bouwer verdergaat, en de bestelfase. Een vraag die alleen een antwoord afmaakt (welke arbeider, welk goed, welke betaling, de tweede boer) hoort bij dat antwoord.',
    'RU-59':
      'Een einde in elk geval. Geen gedrukte regel dwingt de spelers vooruit. Aan het begin van ronde 799 is het einde bereikt, zodat geen spel meer dan 800 rondes heeft; als iemand wil winnen, zijn het er ongeveer dertig. In één meditatiefase kun je vaste antwoorden 13 keer veranderen, even vaak als er zijn.',
    'RU-60':
      'Mediteren en een plek kiezen gebeurt in één vraag: met je keuze eindigt de meditatiefase. Wat je ervoor doet hoort bij die fase, ook de invloedsstap van een gunsttegel die levert.',
    'RU-61':
      'De betaling van de Portugese Handelaar gebeurt in één keer: een vrije actie tussen twee van de goederen maakt daar een einde aan, net als een levering.',
    'RU-62':
      'De gunst voor een reactie komt als de levering van de eigenaar van de Jagirdar klaar is, met de waardering en de invloedsstap.',
    'AG-UX-a':
      'Terugnemen. Je neemt vrij terug tot de laatste worp, de laatste omgedraaide tegel of de laatste keuze van een ander. Voorbij die drie kan het niet meer; dat een antwoord de dobbelsteen laat rollen of een tegel omdraait, staat er vooraf bij.',
    'AG-UX-b':
      'Vaste antwoorden op volgen. Per pijl stel je in: altijd volgen, vragen of nooit volgen. De vraag krijgt alleen wie het brongoed heeft.',
    'AG-UX-c':
      'De balk met vrije acties. Gunstacties, gunsttegels, luxegoederen, olie en curry en contracten staan altijd op één plaats: wat kan licht op, bij de rest staat waarom het niet kan (te weinig gunsten, gebruikt, verkeerde fase).',
    'AG-UX-d':
      'Vooruitkijken. De tafel toont wat een stap van een boer aan de productie verandert, hoeveel meditatiepunten de volgende arbeider geeft, de roepies van elke levering, wie elke notabele zou winnen, wat de Zeeman teruggeeft, en hoeveel stenen je nog in voorraad hebt.',
    'AG-UX-e':
      'De keten in beeld. Je ziet wat uit wat volgt (“Zeeman → Jagirdar vervuld → steiger 3 → de Koopman gooit 4”) en op wie er gewacht wordt.',
    'AG-UX-f': 'Waarom iets niet mag: bij elke weigering staat het nummer van de regel.',
  },
});
