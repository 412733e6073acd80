/** The rules of Agra in English, rule by rule, in the order of the rules page. */
import type { RulesChapter } from '../../../ui/contract.ts';

export const rules: readonly RulesChapter[] = [
  {
    title: 'Components',
    rules: [
      {
        id: 'AG-1-a',
        text: 'Everybody shares: the game board with its three parts (the characters around the meditation circle, sixteen buildings in four streets of four, and the river with six piers and its notables); the imperial board (gifts to Akbar, three influence tracks, three columns of orders); 24 notable cards, with a request on the front and a contract on the back; 3 price tokens, 3 order markers, 3 order-limit tokens (4, 5 and 6), the Merchant, the Builder, the boat and the meditation marker; 12 construction sites, 12 building bonus tiles, 14 favour tiles; a six-sided die, a first-player marker, and 69 coins (28 of 1 rupee, 15 of 2, 10 of 5, 10 of 10, 6 of 20).',
      },
      {
        id: 'AG-1-b',
        text: 'Each player has: a player board (farm, meditation track, favour area, three printed favour actions and room for three favour tiles), 10 workers, 22 markers, 4 farmers, 8 cover tiles, 3 influence markers, a meditation counter and a bag for rupees.',
      },
      {
        id: 'AG-1-c',
        text: 'The bank never runs out of rupees. Workers, markers, cover tiles and favour tiles are limited to what there is.',
      },
      { id: 'AG-1-d', text: 'The printed player colours are turquoise, orange, yellow and magenta.' },
    ],
  },
  {
    title: 'Game board (all player counts)',
    rules: [
      { id: 'AG-2.1-a', text: 'The three price tokens lie on the Trader, each with the face that has fewer flags up.' },
      { id: 'AG-2.1-b', text: 'All 12 building bonus tiles lie face up, four for each of the levels 2, 3 and 4.' },
      {
        id: 'AG-2.1-c',
        text: 'A construction site lies on each of the 12 processing buildings. The level of a building is its column, and it has as many arches.',
      },
      {
        id: 'AG-2.1-d',
        text: 'The Merchant starts on a production building: roll the die until it shows 1 to 4 (1 quarry, 2 sawmill, 3 turmeric farm, 4 cotton plantation).',
      },
      {
        id: 'AG-2.1-e',
        text: 'The Builder starts on one of the first six sites: roll the die once (1 cement, 2 planks, 3 curry, 4 oil, 5 bricks, 6 paper).',
      },
      {
        id: 'AG-2.1-f',
        text: 'The path, wherever one is needed, goes down the first column from top to bottom, then down the second, the third and the fourth.',
      },
      {
        id: 'AG-2.1-g',
        text: 'With 4 players, draw 5 notables of level I, 4 of level II, 3 of level III and 2 of level IV: 14 in all. Their guilds must be split 5, 5 and 4; if they are not, cards are swapped (AG-2.1-h). The cards that were not drawn leave the game and may be seen.',
      },
      {
        id: 'AG-2.1-h',
        text: 'To balance the guilds, first look for other cards of level I that make the split right while the other levels stay as drawn; if there are several ways, one is drawn, all equally likely. If there is none, do the same with the levels I and II together, then with I, II and III, then with all four. The first that succeeds is taken.',
      },
      {
        id: 'AG-2.1-i',
        text: 'The limit tokens 4, 5 and 6 lie on the river at the piers 3, 4 and 5. At the start the limit is the printed 3. The boat lies at pier 1.',
      },
      { id: 'AG-2.1-j', text: 'The meditation marker starts on Deliver a good.' },
      {
        id: 'AG-2.1-k',
        text: 'The first player is drawn and keeps the first-player marker for the whole game. The others follow clockwise.',
      },
    ],
  },
  {
    title: 'Player board',
    rules: [
      {
        id: 'AG-2.2-a',
        text: 'Each player starts with 8 cover tiles on the marked spaces of the farm, the counter on space 1 of the meditation track, 2 rupees, a farmer on the middle space of each side, 10 workers and 22 markers in supply, and no favours and no favour tiles.',
      },
    ],
  },
  {
    title: 'Imperial board',
    rules: [
      { id: 'AG-2.3-a', text: 'Each player puts an influence marker on level 0 of each of the three tracks.' },
      {
        id: 'AG-2.3-b',
        text: 'For each column of orders roll the die: the order marker goes on that order, 1 being the top and 6 the bottom. AG-2.4-d says what happens on a covered order.',
      },
      {
        id: 'AG-2.3-c',
        text: 'Shuffle the 14 favour tiles, turn three of them up and leave the rest as a face-down pile.',
      },
    ],
  },
  {
    title: 'Adjustments for 2 and 3 players',
    rules: [
      {
        id: 'AG-2.4-a',
        text: 'With 2 or 3 players there is one notable fewer on each level: 4, 3, 2 and 1, ten in all, with the guilds split 4, 3 and 3 in the same way. The places that stay empty are covered.',
      },
      {
        id: 'AG-2.4-b',
        text: 'Akbar, with 3 players: roll once for the six gifts on the left and once for the six on the right, and cover those two with neutral markers. With 2 players roll twice for each side; the same result twice is not rolled again, so that 2 to 4 gifts are covered.',
      },
      {
        id: 'AG-2.4-c',
        text: 'Orders, with 3 players: roll once for each column and cover that order with a neutral marker. With 2 players roll for each column until two different orders are covered. Neutral markers count for the order limit and for filling the column.',
      },
      {
        id: 'AG-2.4-d',
        text: 'The neutral markers are laid before the order markers. If the order that is rolled is covered, the order marker goes to the next uncovered one below, and from the bottom back to the top.',
      },
      {
        id: 'AG-2.4-e',
        text: 'Everything else stays as it is: the limit starts at 3, and the boat moves on after the same number of contracts.',
      },
    ],
  },
  {
    title: 'Turn structure',
    rules: [
      { id: 'AG-4-a', text: 'Play goes clockwise in rounds, and every round starts with the first player.' },
      {
        id: 'AG-4-b',
        text: 'A turn has three phases: meditation, if you like; one main action, which you must take (and a second one for a Statue); and orders, if you like. Then it ends.',
      },
      {
        id: 'AG-4-c',
        text: 'Oil and curry, favour actions, luxury goods and contract powers may be used whenever you have a decision to make in your own turn, even in the middle of an action (AG-INT-c says when not). They never take the place of the main action.',
      },
      {
        id: 'AG-4-d',
        text: 'At the end of your turn the markers on used favour actions and tiles and on the scrolls of luxury goods go back to your supply, and contracts that work once per turn are fresh again. Meditation points that were not spent are lost already.',
      },
      { id: 'AG-4-e', text: 'Nobody goes back to an earlier phase of the turn.' },
    ],
  },
  {
    title: 'Board',
    rules: [
      {
        id: 'AG-5.1-a',
        text: 'Workers are sent to the four characters, to every building that is built, and to the site on which the Builder stands. A space has room for one worker.',
      },
      {
        id: 'AG-5.1-b',
        text: 'A building keeps goods, and goods are transformed and exchanged into it, whether it is built or not.',
      },
    ],
  },
  {
    title: 'Goods',
    rules: [
      {
        id: 'AG-5.2-a',
        text: 'There are 16 goods: 4 basic ones worth 1, 8 processed ones worth 2, and 4 luxury goods worth 3. A marker in a building is one good of that kind. There may be any number of them.',
      },
      {
        id: 'AG-5.2-b',
        text: 'Goods and favours are made of your 22 markers: a gain takes a marker from your supply and a loss gives it back, unless the marker goes on to a notable, to Akbar, to an order, to the French Trader, to a scroll or to a favour action. See RU-01.',
      },
      {
        id: 'AG-5.2-c',
        text: 'Whenever you have a decision to make you may give goods and favours back to your supply, for nothing.',
      },
    ],
  },
  {
    title: 'Values and price tokens',
    rules: [
      {
        id: 'AG-5.2.1-a',
        text: 'A good is worth the number of flags on the price token that lies on it, or else its printed value.',
      },
      {
        id: 'AG-5.2.1-b',
        text: 'The faces of the three tokens show 1 and 2, 2 and 3, 3 and 4 flags. The face that is up may differ from the printed value of the good by at most 1. There is at most one token on a good.',
        reconstructed: true,
      },
      { id: 'AG-5.2.1-c', text: 'Values are therefore between 1 and 4.' },
      {
        id: 'AG-5.2.1-d',
        text: 'To adjust a price token, take one from the Trader or from where it lies, and put it on a good where it may lie (the same one, if you like) with either face up. Something must change. A token cannot be sent back to the Trader.',
      },
      {
        id: 'AG-5.2.1-e',
        text: 'Price tokens are changed by the Trader, by one favour tile (AG-FT04) and at pier 4, and by nothing else.',
      },
    ],
  },
  {
    title: 'Production',
    rules: [
      {
        id: 'AG-5.2.3-a',
        text: 'The farm is a square with a basic good in each corner. Each side has five spaces, and its farmer stands on one of them: at the start on the middle one, with a cover on the first and on the last.',
        reconstructed: true,
      },
      {
        id: 'AG-5.2.3-b',
        text: 'You produce as many of a good as there are free spaces between its corner and the farmers of the two sides that meet there, both sides together. A covered space in between is left out. That makes 0 to 8, and 2 of each at the start.',
      },
      {
        id: 'AG-5.2.3-c',
        text: 'A farmer stays on his side. He never stands on a corner or a cover tile and never crosses one. A farmer’s move takes one farmer one space further.',
      },
    ],
  },
  {
    title: 'Transformation',
    rules: [
      {
        id: 'AG-5.2.4-a',
        text: 'The arrows: sandstone to cement, sandstone to bricks, bricks to statues; wood to planks, wood to paper, paper to books; turmeric to curry, turmeric to dye, dye to paintings; cotton to oil, cotton to cloth, cloth to clothing. Of the two processed goods of a street only the second leads on to the luxury good.',
        reconstructed: true,
      },
      {
        id: 'AG-5.2.4-b',
        text: 'To transform a good, move its marker from one building to the next along the arrow; no marker of the supply is needed. Every good has exactly one source.',
      },
      {
        id: 'AG-5.2.4-c',
        text: 'Following: when you transform at least one good at a processing building with a main action, every other player who has the same source good may transform exactly one along the same arrow. You gain a favour for each player who does.',
      },
      {
        id: 'AG-5.2.4-d',
        text: 'Others may follow a worker sent to a processing building, the Builder’s site, the transformation after the Architect has built, the second action of a Statue, and Mujtahida’s building (RU-12). Nobody follows meditation, favour actions or favour tiles. With the option “Following: every transformation” all of them can be followed, as in the French printing.',
      },
      {
        id: 'AG-5.2.4-e',
        text: 'A follower may add one more good with a favour tile (AG-FT11). That brings the active player no second favour. Nobody follows a follower.',
      },
    ],
  },
  {
    title: 'Building',
    rules: [
      {
        id: 'AG-5.3-a',
        text: 'Building materials: sandstone and wood count 1, cement and planks count 2. Price tokens do not change that.',
      },
      {
        id: 'AG-5.3-b',
        text: 'A building of level 2 costs 3, one of level 3 costs 4, and one of level 4 costs 5.',
        reconstructed: true,
      },
      { id: 'AG-5.3-c', text: 'What is built stays built; the site tile leaves the game.' },
    ],
  },
  {
    title: 'Favours',
    rules: [
      {
        id: 'AG-5.5-a',
        text: 'A favour is one of your markers in the favour area. It is always a marker of your own, from your supply or from a notable that somebody else has won (AG-7.4-c), never one of another player.',
      },
      {
        id: 'AG-5.5-b',
        text: 'Favours come from: a standing worker of yours that is sent home (1, or 2 from meditation space 4 on), a visit to the Merchant (2), the levels 3 and 6 of the influence tracks, bonus tiles, contracts, your markers on a notable that somebody else wins (1 each), followers (1 each), a delivery of another player’s Jagirdar (1), the luxury good Book (1), and the piers 3 and 4.',
      },
    ],
  },
  {
    title: 'Influence',
    rules: [
      {
        id: 'AG-5.6-a',
        text: 'Each influence track has the levels 0 to 9. Markers may share a level, they never go down, and steps beyond the top are lost.',
        reconstructed: true,
      },
      {
        id: 'AG-5.6-b',
        text: 'On reaching level 3 choose at once 1 favour or a favour tile, on reaching level 6 choose 2 favours or a favour tile.',
      },
      {
        id: 'AG-5.6-c',
        text: 'A favour tile is chosen among those that lie open, and the display is filled up from the pile at once. You may hold three. Whoever takes a fourth gives up one of the four, which is shuffled into the pile before the display is filled up.',
      },
      { id: 'AG-5.6-d', text: 'Reaching level 9 brings the end of the game (AG-8.1).' },
      {
        id: 'AG-5.6-e',
        text: 'An order pays, on the levels 1 to 9: 2, 3, 3, 4, 4, 5, 6, 7 and 8 rupees.',
        reconstructed: true,
      },
    ],
  },
  {
    title: 'Meditation points',
    rules: [
      {
        id: 'AG-6.1.1-a',
        text: 'You may lay down any number of your standing workers, at characters and at buildings. They stay where they are.',
      },
      {
        id: 'AG-6.1.1-b',
        text: 'The first worker that you lay down in a phase brings as many meditation points as the space of your counter shows, each further one as many as the next space down, and always at least 1. The spaces show 1, 2, 2, 3 and 4. With the counter on space 3, three workers bring 2, 2 and 1: 5 points.',
        reconstructed: true,
      },
      {
        id: 'AG-6.1.1-c',
        text: 'Workers on the Cook may be used in the same way (AG-N08-b) and count in the same sequence.',
      },
      {
        id: 'AG-6.1.1-d',
        text: 'The Muezzin adds 1 point, once in the phase, with the first point that workers bring.',
      },
      {
        id: 'AG-6.1.1-e',
        text: 'You may alternate between laying workers down and spending points; the sequence goes on where it was (RU-03).',
      },
      { id: 'AG-6.1.1-f', text: 'Points that are not spent are lost when the phase ends.' },
    ],
  },
  {
    title: 'Meditation actions',
    rules: [
      {
        id: 'AG-6.1.2-a',
        text: 'You may do as many meditation actions as your points allow, in any order, but not the one under the meditation marker: it is blocked for the whole phase. Deliver a good, for 3 points: one good to one open notable (AG-7.2). You may do it again, also at other notables, but never two goods on one slot. With the option “Delivering by meditation: several goods” one action delivers one, two or three different goods to a single notable for 2, 5 or 9 points.',
      },
      {
        id: 'AG-6.1.2-b',
        text: 'Transform a good, for as many points as the new good is worth: move one good along one arrow. Usually nobody may follow.',
      },
      { id: 'AG-6.1.2-c', text: 'Remove a cover tile, for 2 points: any one on your farm.' },
      {
        id: 'AG-6.1.2-d',
        text: 'Exchange a good, for as many points as it is worth: replace it with another good of exactly the same value.',
      },
      {
        id: 'AG-6.1.2-e',
        text: 'Move a farmer, for 1 point: one farmer, one space. This action in the centre is never blocked.',
      },
    ],
  },
  {
    title: 'Moving the meditation marker',
    rules: [
      {
        id: 'AG-6.1.3-a',
        text: 'At the end of the phase the meditation marker goes to the last action of the ring that you have used, and blocks it for the next player. If you have only moved farmers, or done nothing, it stays.',
      },
      {
        id: 'AG-6.1.3-b',
        text: 'The points of the Mosaic Maker and of favour tile AG-FT05 are not actions of the circle and never move the marker.',
      },
    ],
  },
  {
    title: 'Action phase (mandatory)',
    rules: [
      {
        id: 'AG-6.2-a',
        text: 'You must take exactly one main action on a space that is open to you (AG-5.1-a), even if it brings nothing.',
      },
    ],
  },
  {
    title: 'Placing',
    rules: [
      { id: 'AG-6.2.1.1-a', text: 'A free space: put a standing worker there from your supply.' },
      {
        id: 'AG-6.2.1.2-a',
        text: 'A lying worker of another player goes back to its owner’s supply, and the owner gets nothing for it; then place yours.',
      },
      {
        id: 'AG-6.2.1.2-b',
        text: 'A standing worker of another player goes back to its owner’s supply, or onto the owner’s Cook (AG-N08-a); the owner gains 1 favour, or 2 with the counter on space 4 or 5; then place yours.',
      },
      {
        id: 'AG-6.2.1.2-c',
        text: 'Your own worker, standing or lying: peonage. Pay 2 rupees (1 with the Calligrapher, none with AG-FT10). No new worker is placed, a lying one stands up, and there is no favour. Whoever cannot pay in full cannot choose the space.',
      },
      {
        id: 'AG-6.2.1.2-d',
        text: 'Without a worker in supply you must use peonage on one of your own spaces and pay as much of the price as you can, even nothing. The Architect then cannot build.',
      },
      {
        id: 'AG-6.2.1.3-a',
        text: 'Rupees that lie on the chosen building are yours at once, before anything else, also with peonage (RU-07).',
      },
      {
        id: 'AG-6.2.1.3-b',
        text: 'If the Merchant stands on the chosen building, you gain 2 favours after everything that the space does. Then roll the die and move him along the path by as many built buildings, and from the tailor back to the quarry.',
      },
      { id: 'AG-6.2.1.3-c', text: 'At pier 3 the Merchant moves in the same way, without favours for anybody.' },
      { id: 'AG-6.2.1.3-d', text: 'Rupees on a building add up, without limit.' },
      {
        id: 'AG-6.2.1.3-e',
        text: 'A rupee of the bank is laid on each built building that the Merchant passes, each time he passes it: those between where he starts and where he ends, but not these two (option “The Merchant’s rupees”).',
      },
      {
        id: 'AG-6.2.1.4-a',
        text: 'The Builder’s site: it is built free of charge and without a bonus tile; place your worker there, transform up to three goods (AG-6.2.2.3-a), then the Builder moves.',
      },
      {
        id: 'AG-6.2.1.4-b',
        text: 'To move the Builder roll the die: he goes on by as many unbuilt sites along the path, and from the end back to the first. If one site is left he stops there; when none is left he leaves the game.',
      },
      {
        id: 'AG-6.2.1.4-c',
        text: 'If his site is built in any other way (by the Architect, by Mujtahida, at pier 2), the Builder moves on when everything about that building is done.',
      },
    ],
  },
  {
    title: 'Characters',
    rules: [
      {
        id: 'AG-ARC-a',
        text: 'The Architect does one of two things. Either advance one of your influence markers by one level.',
      },
      {
        id: 'AG-ARC-b',
        text: 'Or build a site of your choice, which needs one more worker in your supply. First pay materials: their building values, and 1 more if at least two different materials are used, and 1 more with Takshaka, must reach the cost. At least one material must be paid. Any excess is lost. The site tile goes away.',
      },
      {
        id: 'AG-ARC-c',
        text: 'Then choose one of the bonus tiles of the building’s level that are left, take what it brings (AG-BB2 and following) and keep it face down.',
      },
      {
        id: 'AG-ARC-d',
        text: 'Then place a worker from your supply on the new building and transform up to three goods there (AG-6.2.2.3-a); others may follow. The worker must be placed, the transformation is up to you.',
      },
      {
        id: 'AG-ARC-e',
        text: 'Building the Builder’s site in this way costs the usual price and brings the bonus tile; afterwards the Builder moves (AG-6.2.1.4-c).',
      },
      {
        id: 'AG-SAI-a',
        text: 'The Sailor: deliver goods to at most one guild order and to any number of open notables, in any order.',
      },
      {
        id: 'AG-SAI-b',
        text: 'One delivery is free, and one more with your own Jagirdar. Once in this action you may give one good back to your supply; its value is added to the number of deliveries. That usually makes 1 to 5.',
      },
      {
        id: 'AG-SAI-c',
        text: 'The good may be paid at any moment before the delivery that needs it, and its value at that moment counts. It is not delivered itself.',
      },
      {
        id: 'AG-SAI-d',
        text: 'An order uses two deliveries, both goods are delivered together, and all rules of orders hold (AG-6.3.2-a and following).',
      },
      {
        id: 'AG-SAI-e',
        text: 'Each good to a notable uses one delivery; the second good on the same slot uses another.',
      },
      {
        id: 'AG-SAI-f',
        text: 'At the end of the action first come the influence steps for the notables that were served (AG-7.5-a), then you get 1 rupee back for each delivery that was paid for and not used. Free deliveries are used first. Whoever has paid a painting worth 3 has four deliveries; after two of them, 2 rupees come back.',
      },
      { id: 'AG-SAI-g', text: 'Then other players may react with their Jagirdar (AG-N10-b).' },
      {
        id: 'AG-TRA-a',
        text: 'The Trader’s exchange: give one to three goods and take at least one good; what you take must together be worth at least 1 less than what you gave (normally exactly 1 less). Their number is limited by your markers only. For 2 cement and 1 turmeric, worth 5, you may take 1 curry and 2 cotton, worth 4.',
      },
      {
        id: 'AG-TRA-b',
        text: 'Once, before or after the exchange, you may adjust a price token (AG-5.2.1-d). You may leave out either half. Values count as they are at the moment of the exchange.',
      },
      {
        id: 'AG-TRA-c',
        text: 'The markers of the goods given go to your supply first, then the new goods are placed.',
      },
      {
        id: 'AG-BOT-a',
        text: 'The Botanist does up to two different ones of three things, in any order. Meditate: pay goods worth at least 2, 3, 4 or 5 together, as printed between the space of your counter and the next one, and advance the counter by one space. No change is given. It cannot be done on the last space.',
        reconstructed: true,
      },
      { id: 'AG-BOT-b', text: 'Remove one cover tile.' },
      {
        id: 'AG-BOT-c',
        text: 'Move farmers: two moves, two farmers once each or one farmer twice, or fewer.',
      },
    ],
  },
  {
    title: 'Production buildings',
    rules: [
      {
        id: 'AG-6.2.2.2-a',
        text: 'Produce up to as many of the good as your farm yields (AG-5.2.3-b), plus what Mahout or Khatib add, as far as your markers reach. You may produce less. Then the Dyer may dye (AG-N07-a).',
      },
    ],
  },
  {
    title: 'Processing buildings',
    rules: [
      {
        id: 'AG-6.2.2.3-a',
        text: 'Transform up to three goods, and one more with AG-FT11, along the arrow that leads to this building. If you have transformed at least one, others may follow (AG-5.2.4-c).',
      },
    ],
  },
  {
    title: 'At any time',
    rules: [
      {
        id: 'AG-SEC.1-a',
        text: 'Once per turn: give 1 oil or 1 curry back to your supply to stand up one of your lying workers, or 1 oil and 1 curry to stand up as many as three. With the option “Oil and curry: any number of times” it may be any number of times.',
      },
      {
        id: 'AG-SEC.2-a',
        text: 'Each favour action and each favour tile that you hold may be used once in your own turn, whenever you have a decision to make.',
      },
      {
        id: 'AG-SEC.2-b',
        text: '“Requires 4, spends 3” means: you must have 4 favours and give 3 of them away. Where only a price is printed, that many are required and spent.',
      },
      {
        id: 'AG-SEC.2-c',
        text: 'The printed actions: spend 2 to gain 1 sandstone, wood, turmeric or cotton; have 4 and spend 3 for one influence step on any track; spend 3 to transform one good along an arrow, which nobody may follow.',
      },
      {
        id: 'AG-SEC.2-d',
        text: 'One of the spent markers stays on the action until the end of the turn and shows that it is used; the others go to your supply at once.',
      },
      { id: 'AG-SEC.2-e', text: 'The marker on a used action is no favour and is not in your supply.' },
      { id: 'AG-SEC.2-f', text: 'Favours gained in the middle of a turn may be spent at once.' },
      {
        id: 'AG-SEC.2-g',
        text: 'A new tile may be used in the turn in which it is taken. If a used tile is given up, its marker goes to the supply at the end of the turn.',
      },
      {
        id: 'AG-SEC.2-h',
        text: 'Only AG-FT11 works outside its owner’s turn, while following: once in each player’s turn, and its marker goes back to the supply at the end of that turn.',
      },
      {
        id: 'AG-SEC.3-a',
        text: 'Each kind of luxury good may be spent once per turn; its marker lies on its scroll until the end of the turn. Statue: after the main action and everything that it brings (the Merchant and the Builder included), and before orders, take one more main action. All rules of placing hold again.',
      },
      { id: 'AG-SEC.3-b', text: 'Book: stand up as many as three of your lying workers and gain 1 favour.' },
      {
        id: 'AG-SEC.3-c',
        text: 'Painting: advance two different influence markers by one level each, in the order that you choose.',
      },
      {
        id: 'AG-SEC.3-d',
        text: 'Clothing: gain as many rupees as clothing is worth now, and 1 more once the boat lies at pier 6.',
      },
      { id: 'AG-SEC.3-e', text: 'Spending a luxury good is not a delivery.' },
    ],
  },
  {
    title: 'Akbar',
    rules: [
      {
        id: 'AG-6.3.1-a',
        text: 'In the order phase you may make one gift to Akbar or fulfil one guild order, not both. A gift: move one good to Akbar’s place for that good, if no marker lies there. There are twelve places, for the 8 processed and the 4 luxury goods. The marker stays to the end and counts then (AG-8.6). Delivery bonuses are paid.',
        reconstructed: true,
      },
    ],
  },
  {
    title: 'Guild order',
    rules: [
      { id: 'AG-6.3.2-a', text: 'An order can be fulfilled where the order marker of its column lies.' },
      {
        id: 'AG-6.3.2-b',
        text: 'The column must hold fewer markers, neutral ones included, than the limit allows now.',
      },
      { id: 'AG-6.3.2-c', text: 'You must be at least on level 1 of that guild’s influence track.' },
      { id: 'AG-6.3.2-d', text: 'You must have both goods.' },
      {
        id: 'AG-6.3.2-e',
        text: 'Both goods go back to your supply, with the delivery bonus for each, and a marker of your supply is laid on the order.',
      },
      {
        id: 'AG-6.3.2-f',
        text: 'The order marker moves to the next uncovered order below, and from the bottom back to the top.',
      },
      {
        id: 'AG-6.3.2-g',
        text: 'If no other player is higher on that track, you get the rupees of your level. Otherwise you get 1 rupee less and then advance by one level.',
      },
      {
        id: 'AG-6.3.2-h',
        text: 'When all six orders of a column are covered, the order marker goes below the column and the end of the game has come (AG-8.1).',
      },
    ],
  },
  {
    title: 'River',
    rules: [
      {
        id: 'AG-7.1-a',
        text: 'Open levels: with the boat at pier 1 level I, at the piers 2 and 3 the levels I and II, at pier 4 the levels I to III, at the piers 5 and 6 all four.',
      },
      {
        id: 'AG-7.1-b',
        text: 'As soon as enough contracts are fulfilled the boat moves to the next pier and what the pier brings is done, before the active player goes on. Then it is looked at again.',
      },
      { id: 'AG-7.1-c', text: 'From pier 1 to pier 2: two contracts of level I.' },
      {
        id: 'AG-7.1-d',
        text: 'Pier 2: the site under the Builder becomes built, without a bonus tile, a worker or a transformation; then the Builder moves. From pier 2 to pier 3: one contract of level II.',
      },
      {
        id: 'AG-7.1-e',
        text: 'Pier 3, in this order: the Merchant moves and leaves rupees (AG-6.2.1.3-c); each player gains 1 favour for each cotton, at most 3; the order limit becomes 4.',
      },
      {
        id: 'AG-7.1-f',
        text: 'Pier 4: all price tokens go back to the Trader with the face of fewer flags up; each player gains 1 favour; the order limit becomes 5.',
      },
      {
        id: 'AG-7.1-g',
        text: 'From pier 3 to pier 4: two contracts of level II in all. From pier 4 to pier 5: one contract of level III.',
      },
      {
        id: 'AG-7.1-h',
        text: 'Pier 5: each player, clockwise from the active one, gains a good of their choice that is worth exactly 1 without cotton, 2 with one cotton, 3 with two or more. The cotton is not spent. The order limit becomes 6.',
      },
      {
        id: 'AG-7.1-i',
        text: 'From pier 5 to pier 6: one contract of level IV. Pier 6: clothing brings 1 rupee more for the rest of the game, and the end has come.',
      },
    ],
  },
  {
    title: 'Delivery and reward',
    rules: [
      {
        id: 'AG-7.2-a',
        text: 'A good can be delivered to a notable whose level is open, if the slot of that good is empty. Move the marker from the building to the slot.',
      },
      {
        id: 'AG-7.2-b',
        text: 'It pays 1 rupee for each marker that then lies on the card, whoever owns it, second goods included.',
      },
      { id: 'AG-7.2-c', text: 'Then come the delivery bonuses of your contracts (AG-N-a).' },
      {
        id: 'AG-7.2-d',
        text: 'Whoever fills a card alone, one good on each slot, gets 1 and 2, or 1 and 2 and 3 rupees: 3 or 6 in all.',
      },
    ],
  },
  {
    title: 'Double delivery',
    rules: [
      {
        id: 'AG-7.3-a',
        text: 'Two goods on one slot are possible only in your own Sailor action: not by meditation, favour tile or Jagirdar.',
      },
      {
        id: 'AG-7.3-b',
        text: 'Right after a good on an empty slot you may lay a second one of the same kind beside it.',
      },
      {
        id: 'AG-7.3-c',
        text: 'The second marker always pays exactly 1 rupee, and the delivery bonus, and counts for the majority. Two wood on a card with one marker bring 2 and 1: 3 rupees.',
      },
      {
        id: 'AG-7.3-d',
        text: 'A slot holds at most two markers, of the same player and from the same action.',
      },
      {
        id: 'AG-7.3-e',
        text: 'If the first marker fills the card, the second one still comes before it is decided who wins.',
      },
      {
        id: 'AG-7.3-f',
        text: 'There may be two double deliveries in a turn, on one or two notables (one with the option “Double deliveries: one per turn”).',
      },
    ],
  },
  {
    title: 'Evaluation',
    rules: [
      {
        id: 'AG-7.4-a',
        text: 'When every slot of a card holds a marker it is decided at once who wins it; the game pauses for that.',
      },
      {
        id: 'AG-7.4-b',
        text: 'The player with the most markers on the card wins the contract. Among equals it is the one with the topmost slot.',
      },
      {
        id: 'AG-7.4-c',
        text: 'The winner’s markers go to the supply. All other markers on the card become favours of their owners.',
      },
      {
        id: 'AG-7.4-d',
        text: 'The winner turns the card over, keeps it and does at once what it says to do at once, even outside their own turn. Its lasting powers work from then on.',
      },
      {
        id: 'AG-7.4-e',
        text: 'The order is: markers go back, the card is taken, what it brings at once, the contract counts for its level (of level IV: for the end), then the boat (AG-7.1-b).',
      },
    ],
  },
  {
    title: 'Influence from deliveries',
    rules: [
      {
        id: 'AG-7.5-a',
        text: 'After the deliveries of a Sailor action you may take one influence step in the guild of each notable that you have served with at least one good. A second good on a slot adds none. You choose the order. It does not matter whether the card is gone or who won it.',
      },
      {
        id: 'AG-7.5-b',
        text: 'After a delivery by meditation, by AG-FT12 or by the Jagirdar the step comes right after the delivery and what follows from it. In one meditation phase the same notable gives at most one step. With the option “Influence from notables: once per turn” it gives at most one in a whole turn.',
      },
    ],
  },
  {
    title: 'Notable powers',
    rules: [
      {
        id: 'AG-N-a',
        text: 'A delivery bonus of so many rupees for a good is paid whenever the owner delivers that good to a notable, an order, Akbar or the French Trader, for each marker, second goods included. It is not paid for the goods that have just won this very card.',
      },
      { id: 'AG-N-b', text: 'Powers that work once per turn are used in the owner’s own turn only.' },
      {
        id: 'AG-N-c',
        text: 'What a card brings at once happens when it is won; what cannot be done is left out.',
      },
      {
        id: 'AG-N01',
        text: 'Portuguese Trader (I). Several goods may be paid for deliveries of the Sailor if they are together worth at most 4; a single good as usual. 1 rupee for each cloth delivered.',
      },
      {
        id: 'AG-N02',
        text: 'Sufi (I). At once: the meditation counter advances by one space, free of charge. 1 rupee for each curry delivered.',
      },
      { id: 'AG-N03-a', text: 'Takshaka (I). Whenever you build, the materials count 1 more and you gain 1 rupee.' },
      {
        id: 'AG-N03-b',
        text: 'Takshaka does not count on the Builder’s site (there is an option for it) or at pier 2. For Mujtahida’s free building there is the rupee only.',
      },
      { id: 'AG-N04', text: 'Mahout (I). Whenever you produce sandstone or wood you get 1 more of it.' },
      { id: 'AG-N05', text: 'Khatib (I). Whenever you produce cotton or turmeric you get 1 more of it.' },
      {
        id: 'AG-N06-a',
        text: 'French Trader (I). Once per turn put one good on the card, on its place for goods worth 1, 2 or 3 now; each place holds one. With the third one you get 5 rupees at once, and the three markers go back to your supply. With the option “French Trader: any three” any three goods worth 1 to 3 will do.',
      },
      {
        id: 'AG-N06-b',
        text: 'Delivery bonuses of your other contracts are paid for these goods. In every other way this is not a delivery.',
      },
      {
        id: 'AG-N07-a',
        text: 'Dyer (I). Once after each production: give back 2 of the goods just produced and gain 1 other good of the same street that is worth at most 2 now (exactly 2 with the option “The Dyer’s good: exactly 2”). 1 rupee for each dye delivered.',
      },
      {
        id: 'AG-N08-a',
        text: 'Cook (I). When a standing worker of yours is sent home, it may come onto this card, which holds 2, instead of your supply. You gain the favour either way. The choice is set in advance; at first workers go onto the card.',
      },
      {
        id: 'AG-N08-b',
        text: 'In your meditation phase you may send 1 or 2 of them to your supply, and each brings points as if it were laid down. 1 rupee for each oil delivered.',
      },
      {
        id: 'AG-N09',
        text: 'Muezzin (II). 1 more point, once in each meditation phase in which workers bring at least 1.',
      },
      { id: 'AG-N10-a', text: 'Jagirdar (II). Your own Sailor actions have one more free delivery.' },
      {
        id: 'AG-N10-b',
        text: 'When another player has ended a Sailor action you may deliver 1 good to an open notable, with rupees, bonuses, influence and everything else, but no second good. If you do, the active player gains 1 favour. You must have owned the card when that action began.',
      },
      { id: 'AG-N11', text: 'Caliph (II). Once per turn: give 1 cotton back to stand up one of your lying workers.' },
      { id: 'AG-N12', text: 'Calligrapher (II). Peonage costs you 1 rupee. 1 rupee for each paper delivered.' },
      {
        id: 'AG-N13',
        text: 'Mullah (II). Once per turn you spend 1 favour less for a favour action, but at least 1. You must still have as many favours as it requires. 1 rupee for each brick delivered.',
      },
      {
        id: 'AG-N14',
        text: 'English Trader (II). Once per turn: exchange one good for another kind of the same value.',
      },
      {
        id: 'AG-N15-a',
        text: 'Mosaic Maker (II). At once: take a favour tile, either an open one, which is replaced, or any one from the pile, which you may look through and which is then shuffled. You still hold at most three.',
      },
      {
        id: 'AG-N15-b',
        text: 'Once per turn, in the meditation phase: spend 1 point for 1 favour, or 3 points for 2 favours.',
      },
      {
        id: 'AG-N16-a',
        text: 'Mujtahida (III). At once: build the first unbuilt site of the path free of charge, as with the Architect: with a bonus tile, a worker of your supply onto it, and up to three goods transformed, which others may follow. Without a worker in supply there is no worker and no transformation. If the Builder stood there he moves.',
      },
      {
        id: 'AG-N16-b',
        text: '2 rupees for each statue delivered (1 with the option “Mujtahida, per statue: 1 rupee”).',
      },
      {
        id: 'AG-N17',
        text: 'Dutch Trader (III). At the end: 1, 3 or 6 rupees if you have fulfilled orders in one, two or three guilds. 2 rupees for each piece of clothing delivered.',
      },
      {
        id: 'AG-N18',
        text: 'Painter (III). At once: stand up as many as three of your lying workers and take one influence step on a track of your choice. 2 rupees for each painting delivered.',
      },
      {
        id: 'AG-N19',
        text: 'Subadar (III). At the end: 1 rupee for each order that you have fulfilled. 2 rupees for each book delivered.',
      },
      {
        id: 'AG-N20',
        text: 'Sadr us-Sudur (III). At once, if you like: deliver a good to a free place of Akbar whose own good is worth the same now. At the end: 1 rupee for each of your markers with Akbar.',
      },
      {
        id: 'AG-N21',
        text: 'Grand Mufti (IV). At once: 3 favours. At the end: 3 rupees for each set of three different guilds among your orders and contracts, this card included.',
      },
      {
        id: 'AG-N22',
        text: 'Grand Imam (IV). At once: 3 favours. At the end: 1 rupee for each of your orders and contracts of the Scholars, this card included.',
      },
      {
        id: 'AG-N23',
        text: 'Court Artist (IV). At once: 3 favours. At the end: 1 rupee for each of your orders and contracts of the Artists, this card included.',
      },
      {
        id: 'AG-N24',
        text: 'Dewan (IV). At once: 3 favours. At the end: 1 rupee for each of your orders and contracts of the Merchants, this card included.',
      },
    ],
  },
  {
    title: 'Building bonus tiles',
    rules: [
      {
        id: 'AG-BB2',
        text: 'Level 2: a step with the Artists and 3 rupees; a step with the Merchants and 3 rupees; 1 favour and 3 rupees; a cover tile removed and 2 rupees.',
      },
      {
        id: 'AG-BB3',
        text: 'Level 3: a step with the Artists and 4 rupees; a step with the Scholars and 4 rupees; 5 rupees; 1 favour and 4 rupees.',
      },
      {
        id: 'AG-BB4',
        text: 'Level 4: a step with the Scholars and 5 rupees; a step with the Merchants and 5 rupees; 6 rupees; 1 favour and 5 rupees.',
      },
    ],
  },
  {
    title: 'Favour tiles (one of each)',
    rules: [
      { id: 'AG-FT01', text: 'Requires 2 favours, spends 2: stand up one of your lying workers.' },
      { id: 'AG-FT02', text: 'Requires 3 favours, spends 2: remove one cover tile.' },
      { id: 'AG-FT03', text: 'Requires 4 favours, spends 3: gain one good that is worth 2 now.' },
      { id: 'AG-FT04', text: 'Requires 3 favours, spends 2: adjust one price token.' },
      { id: 'AG-FT05', text: 'Requires 2 favours, spends 1: 1 more meditation point, in the meditation phase only.' },
      {
        id: 'AG-FT06',
        text: 'Requires 4 favours, spends 2: one gift to Akbar or one guild order, in addition to the order phase and with all its conditions.',
      },
      {
        id: 'AG-FT07',
        text: 'Requires 3 favours, spends 2 (1 in the French printing): transform one good that is worth 1 now into one that is worth 2 now, along an arrow.',
      },
      { id: 'AG-FT08', text: 'Requires 3 favours, spends 2: sell one good for as many rupees as it is worth.' },
      { id: 'AG-FT09', text: 'Requires 2 favours, spends 1: two farmer’s moves (as AG-BOT-c).' },
      {
        id: 'AG-FT10',
        text: 'Requires 3 favours, spends 3: peonage is free in this action, in the action phase only.',
      },
      {
        id: 'AG-FT11',
        text: 'Requires 2 favours, spends 2: transform one more good along the same arrow, with a main action, a meditation action, a favour action or while following.',
      },
      {
        id: 'AG-FT12',
        text: 'Requires 4 favours, spends 2: deliver one good to an open notable, with rupees and influence as usual.',
      },
      {
        id: 'AG-FT13',
        text: 'Requires 4 favours, spends 4: advance the meditation counter by one space, without goods.',
      },
      { id: 'AG-FT14', text: 'Requires 2 favours, spends 2: exchange one good for another kind of the same value.' },
    ],
  },
  {
    title: 'End of the game',
    rules: [
      {
        id: 'AG-8.1',
        text: 'The end comes, once, when a contract of level IV is fulfilled, an influence marker reaches level 9, or all orders of a column are covered.',
      },
      {
        id: 'AG-8.2',
        text: 'The turn goes on as usual, the round is played to its end, and then exactly one more full round is played. With four players, six more turns follow that of the second player, four that of the last. What would bring the end later changes nothing.',
      },
      { id: 'AG-8.3-a', text: 'For each guild the players are ranked by their level of influence.' },
      {
        id: 'AG-8.3-b',
        text: 'A sole leader gets 2 rupees for each of their own markers in that guild’s column of orders.',
      },
      {
        id: 'AG-8.3-c',
        text: 'Behind a sole leader everybody on the second-highest level gets 1 rupee for each of their own markers there. On the levels 7, 5, 5 and 2, with 2, 1, 3 and no markers, that makes 4, 1, 3 and no rupees.',
      },
      {
        id: 'AG-8.3-d',
        text: 'With the option “Tied second places: none scores”, as in the French printing, several players who share the second place score nothing.',
      },
      {
        id: 'AG-8.3-e',
        text: 'Several leaders get 1 rupee each for each of their markers, and nobody else scores in this guild.',
      },
      { id: 'AG-8.4', text: 'The counter on the last meditation space: 5 rupees.' },
      { id: 'AG-8.5', text: '1 rupee for each cover tile that you have removed.' },
      {
        id: 'AG-8.6',
        text: 'Gifts to Akbar: 1 rupee for one, 3 for two, 5 for three, and 3 more for each further one.',
      },
      { id: 'AG-8.7', text: 'Contracts that pay at the end (AG-N17 and AG-N19 to AG-N24).' },
      {
        id: 'AG-8.8',
        text: 'The most rupees win. Among equals, whoever’s goods are worth the most wins, each favour counting 1. If they are still equal they share the victory.',
      },
    ],
  },
  {
    title: 'Hidden and public information',
    rules: [
      {
        id: 'AG-INFO-a',
        text: 'Everybody sees all boards, goods, favours, workers, contracts, bonus tiles taken, open favour tiles, the notables that are not in the game, and each gain and payment when it happens.',
      },
      {
        id: 'AG-INFO-b',
        text: 'How many rupees a player has is seen by that player only, until the end; an option opens the purses. The story tells each gain as it happens, as at a table, but not the totals of others.',
      },
      {
        id: 'AG-INFO-c',
        text: 'Nobody knows the order of the pile of favour tiles, though its tiles can be told from those that are seen. Only the winner of the Mosaic Maker looks through it, once (AG-N15-a).',
      },
      {
        id: 'AG-INFO-d',
        text: 'The setup, each move of the Merchant and the Builder, and the shuffling are left to chance. A die is rolled when it is needed and not before.',
      },
    ],
  },
  {
    title: 'Questions in between',
    rules: [
      {
        id: 'AG-INT-a',
        text: 'What happens last is dealt with first: a new question is answered before an older one goes on. Questions that arise at once go clockwise from the active player, or, for reactions, from the player after that one.',
      },
      {
        id: 'AG-INT-b',
        text: 'A player other than the active one can be asked: whether to follow (AG-5.2.4-c); about what a contract brings at once (AG-7.4-d); which good to take at pier 5 (AG-7.1-h); whether the Jagirdar delivers (AG-N10-b); favours or a favour tile (AG-5.6-b). Where an ejected worker goes with the Cook is set in advance.',
      },
      {
        id: 'AG-INT-c',
        text: 'Any-time actions are not possible while an effect runs its course: a card that is won, what it brings, the boat, its piers, the answers of followers. They are possible whenever the active player is asked: between deliveries, between meditation actions, before choosing a space, between placing and using it, after its effect and before the Merchant’s favours.',
      },
      {
        id: 'AG-INT-d',
        text: 'Followers may be asked at the same time; their answers are carried out clockwise, and the favours are paid when all have answered. Whoever does not have the source good is not asked.',
      },
      { id: 'AG-INT-e', text: 'A player who is asked out of turn can use only what the question offers.' },
    ],
  },
  {
    title: 'What always holds',
    rules: [
      {
        id: 'AG-INV-a',
        text: 'The markers of a player are always 22: in supply, as goods and favours, on notables, orders, Akbar, the French Trader, used favour actions and scrolls.',
      },
      {
        id: 'AG-INV-b',
        text: 'The workers of a player are always 10: in supply, standing, lying and on the Cook. A space never holds more than one.',
      },
      {
        id: 'AG-INV-c',
        text: 'The favour tiles are always 14: in the pile, in the display and with players. Three lie in the display as long as there are enough.',
      },
      {
        id: 'AG-INV-d',
        text: 'Nobody’s rupees fall below zero, influence never falls, and what is built stays built.',
      },
      { id: 'AG-INV-e', text: 'The Merchant always stands on a built building, the Builder on a site or nowhere.' },
      {
        id: 'AG-INV-f',
        text: 'A column never holds more markers than the limit, apart from the neutral ones of the setup, which are at most two.',
      },
      { id: 'AG-INV-g', text: 'There is always a main action that can be taken.' },
    ],
  },
  {
    title: 'Rulings: gaps and contradictions',
    rules: [
      {
        id: 'RU-01',
        text: 'Too few markers. A gain is limited to the supply. In your own turn you may first give goods or favours back (AG-5.2-c). Outside your turn the rest is lost, the story says so, and nobody is asked: the game would stand still for next to nothing. Markers that only move, as in a transformation or from a notable to the favours, need no supply.',
      },
      {
        id: 'RU-02',
        text: 'No worker left. See AG-6.2.1.2-d. With exactly one worker in supply the Architect may still be used for influence, or for building if he is used by peonage.',
      },
      {
        id: 'RU-03',
        text: 'Alternating between laying down and spending. The printed texts gather points first and spend them afterwards. Alternating gains nothing, apart from knowing the dice of a pier, and is easier to follow. A worker who is stood up and laid down again counts as the next in the sequence.',
      },
      { id: 'RU-04', text: 'The point of AG-FT05 does not come from a worker, so it does not wake the Muezzin.' },
      {
        id: 'RU-05',
        text: 'Nothing to do. A space may be chosen although it brings nothing, for instance because of the Merchant or of rupees.',
      },
      {
        id: 'RU-06',
        text: 'The Merchant’s rupees. He passes the buildings between where he starts and where he ends; the one where he ends rewards its visitor with favours already. An option has the other readings.',
      },
      {
        id: 'RU-07',
        text: 'Peonage is a way of placing: rupees on the building and the Merchant’s favours are yours.',
      },
      {
        id: 'RU-08',
        text: 'A price token may show the printed value; otherwise a token could never simply be turned over.',
      },
      {
        id: 'RU-09',
        text: 'With the Trader you may take less than is possible, since goods can be given back at any time.',
      },
      {
        id: 'RU-10',
        text: 'Values are always those of the moment. Exactly the value named: AG-FT03 and pier 5. At most 2: the Dyer (there is an option). At most 3: the French Trader.',
      },
      {
        id: 'RU-11',
        text: 'The additional good of AG-FT11 has the same source and the same target; with AG-FT07 it must have the same values.',
      },
      {
        id: 'RU-12',
        text: 'Mujtahida’s building can be followed, since it is built as the Architect builds. Followers are asked clockwise from the winner, who gets the favours, even when she is won outside the winner’s own turn.',
      },
      { id: 'RU-13', text: 'The site closest to the top left corner is the first unbuilt one of the path.' },
      { id: 'RU-14', text: 'Followers decide independently of each other (AG-INT-d).' },
      {
        id: 'RU-15',
        text: 'If somebody else builds the Builder’s site, the Builder moves on (AG-6.2.1.4-c) and nobody builds free of charge there.',
      },
      {
        id: 'RU-16',
        text: 'Several piers at once do not happen in play, since each level opens at its pier only, but the rule allows for it (AG-7.1-b).',
      },
      {
        id: 'RU-17',
        text: 'The boat can always move on: with 2 or 3 players there are 4, 3, 2 and 1 notables where 2, 2, 1 and 1 contracts are needed. If nobody fulfils them, the game ends in one of the two other ways.',
      },
      {
        id: 'RU-18',
        text: 'A new contract works from the moment it is won. The free delivery of your own Jagirdar can be used in the same Sailor action, the reaction only from the next Sailor action of another player on.',
      },
      { id: 'RU-19', text: 'A slot that was filled in an earlier action cannot be doubled any more.' },
      {
        id: 'RU-20',
        text: 'Notables that had to be reconstructed. The printed examples show some of their goods (the Cook asks for oil and wood, the Mullah for bricks, the Mosaic Maker for cement below another good, and so on). The others follow the pattern: a card with a delivery bonus asks for that good; level I asks for a processed and a basic good, II for two processed ones, III for a luxury, a processed and a basic good, IV for two luxury goods and a processed one; the goods of a card come from different streets; the first one named is on top.',
      },
      {
        id: 'RU-21',
        text: 'Orders that had to be reconstructed. Three are known from examples: wood and paintings, first of the Scholars; oil and dye directly above wood and statues with the Merchants. All three are worth 4 together, so every order is. That those of the Merchants are the last two is our choice.',
      },
      {
        id: 'RU-22',
        text: 'The end comes when the contract of level IV is fulfilled; pier 6 only happens at the same time.',
      },
      {
        id: 'RU-23',
        text: 'If the end comes through somebody other than the active player, for instance by the Painter, the round in progress is the one that is played to its end.',
      },
      {
        id: 'RU-24',
        text: 'With the Sailor, the order or the notables may come first. The step of an order comes at once, the steps of notables at the end.',
      },
      {
        id: 'RU-25',
        text: 'Paying the Sailor without delivering is allowed; the value comes back in rupees. The free delivery brings none back.',
      },
      {
        id: 'RU-26',
        text: 'Influence steps may be declined, for instance to put off the end. The step of an order may not.',
      },
      { id: 'RU-27', text: 'If no favour tile is left, the favours must be taken.' },
      { id: 'RU-28', text: 'Where the farm yields nothing, Mahout or Khatib still bring 1.' },
      {
        id: 'RU-29',
        text: 'The basic good for favours and the good of pier 5 are gains and not production: no Mahout, no Khatib, no Dyer.',
      },
      { id: 'RU-30', text: 'Paying too much is allowed, and no change is given.' },
      { id: 'RU-31', text: 'In a column that is at its limit the order marker stays and waits for a higher limit.' },
      {
        id: 'RU-32',
        text: 'With Sadr us-Sudur’s gift the bonus is that of the good delivered; the marker lies on the place of the other good, which is then taken.',
      },
      { id: 'RU-33', text: 'AG-FT10 is used when the space is chosen. With the Calligrapher it saves 1 rupee.' },
      { id: 'RU-34', text: 'Neutral markers never score and are never ranked.' },
      { id: 'RU-35', text: 'The Mullah does not help with AG-FT11 outside your own turn.' },
      {
        id: 'RU-36',
        text: 'Painting with a marker at the top: that step is lost, the other one counts. It may be used even with two of the three at the top.',
      },
      {
        id: 'RU-38',
        text: 'With several goods by meditation, for 2, 5 or 9 points, each notable can be served once in a phase; otherwise the prices would make no sense.',
      },
      {
        id: 'RU-39',
        text: 'Every influence step may be declined (deliveries, bonus tiles, Painting, Painter, Architect) except the step of an order (AG-6.3.2-g) and the favour action for influence once it is paid. RU-26 is to be read so.',
      },
      {
        id: 'RU-40',
        text: 'A Statue is spent when the main action is completely over and before anything of the order phase.',
      },
      {
        id: 'RU-41',
        text: 'The active player may add AG-FT11 to the transformation of their own Mujtahida; whoever wins her out of turn may not (AG-SEC.2-h). The Mullah may help with AG-FT11 when the active player follows somebody else’s Mujtahida in their own turn.',
      },
      {
        id: 'RU-42',
        text: 'AG-FT12 in the meditation phase counts for the one step that a notable gives in a phase (AG-7.5-b).',
      },
      {
        id: 'RU-43',
        text: 'Whether the Merchant or the Builder is there is checked when the space is chosen. If pier 3 moves the Merchant meanwhile, the visitor still gains the favours, and the Merchant moves on from where he stands. If pier 2 moves the Builder meanwhile, he does not move again, and pier 2 builds nothing where his site is built already. Until he has moved the Builder may stand on a built building, and while a tile is being given up the display may be short of it.',
      },
      {
        id: 'RU-44',
        text: 'With a roll higher than the number of built buildings the Merchant also passes where he starts and where he ends; each time he leaves a rupee.',
      },
      {
        id: 'RU-45',
        text: 'What to give back when markers run out is asked in your own turn only.',
      },
      {
        id: 'RU-46',
        text: 'The draws and rolls of the setup are made in this order: the Merchant, the Builder, the notables, the first player, Akbar’s left side and right side, the neutral markers of each column, the order markers, the favour tiles. The Builder’s move rolls the die as long as there is a site.',
      },
      {
        id: 'RU-47',
        text: 'If the Mosaic Maker’s tile comes from the display, it is filled up and then the pile is shuffled. If a tile is given up for it, that is shuffled in first, then the display is filled up, and the pile is shuffled again.',
      },
      {
        id: 'RU-48',
        text: 'A Muezzin won in the meditation phase gives the point with the next worker that is laid down. A favour tile that is used, given up and taken again in one turn counts as used.',
      },
      {
        id: 'RU-49',
        text: 'Sadr us-Sudur’s gift may be declined, although both printings sound as if it were an order: no other power takes a good from a player against their will.',
      },
      {
        id: 'RU-50',
        text: 'After the Sailor the influence steps are asked one by one, and what a step brings comes before the next is chosen.',
      },
      { id: 'RU-37', text: 'The first player gets no compensation, since all players have the same number of turns.' },
      {
        id: 'RU-51',
        text: 'There is always a space. With a worker in supply there is always a space without your own worker: nobody stands on the Builder’s site, and when the Builder has gone there are twenty spaces for ten workers. Without one, peonage on a space of your own is the way (AG-6.2.1.2-d).',
      },
      {
        id: 'RU-52',
        text: 'With the Architect only those payments are offered from which no material could be left out. Whoever wants to pay more may give goods back before or after (AG-5.2-c).',
      },
      {
        id: 'RU-53',
        text: 'The Mullah helps by itself with the first favour action or tile of the turn that costs more than one favour. It always saves exactly one, so a later use is never better.',
      },
      {
        id: 'RU-54',
        text: 'A bonus tile brings its rupees first, then its favours, and then asks for the influence step or the cover tile.',
      },
      {
        id: 'RU-55',
        text: 'Several goods by meditation are delivered one by one: the first to a notable costs 2 points, the second 3 and the third 4, and no other meditation action comes in between. The influence step is offered after the first; whoever declines it is asked again after the next (RU-56).',
      },
      {
        id: 'RU-56',
        text: 'A step that was declined is no step: only those that were taken count where a notable gives at most one in a phase or in a turn.',
      },
      {
        id: 'RU-57',
        text: 'In the French printing the boat leaves pier 3 after three contracts of level II in all: its text counts what moves the boat from one pier to the next, one at pier 2 and two at pier 3. With 2 or 3 players these are all the notables of level II that there are, which is enough (RU-17).',
      },
      {
        id: 'RU-58',
        text: 'Any-time actions are possible when you are asked how to meditate, where to work, what to do with a character, how many to produce or to transform (outside an effect), whether the Dyer dyes, whether to go on, and about gifts and orders. A question that only completes an answer (which worker, which good, which payment, the second farmer) belongs to that answer.',
      },
      {
        id: 'RU-59',
        text: 'An end in any case. No printed rule makes the players move on. When round 799 begins the end has come, so that no game has more than 800 rounds; games in which somebody wants to win have about thirty. In one meditation phase standing answers can be changed 13 times, as many as there are.',
      },
      {
        id: 'RU-60',
        text: 'You meditate and choose your space in one question: choosing ends the meditation phase. Whatever you do before belongs to that phase, also the influence step of a favour tile that delivers.',
      },
      {
        id: 'RU-61',
        text: 'The payment of the Portuguese Trader is made at once: an any-time action between two of its goods ends it, as a delivery does.',
      },
      {
        id: 'RU-62',
        text: 'The favour for a reaction comes when the delivery of the Jagirdar’s owner is done, with its evaluation and its influence step.',
      },
    ],
  },
  {
    title: 'At this table',
    rules: [
      {
        id: 'AG-UX-a',
        text: 'Answers can be taken back as far as the last roll of the die, the last tile turned up or the last answer of another player. An answer that would be one of these says so before it is given.',
      },
      {
        id: 'AG-UX-b',
        text: 'Whether to follow can be set for each arrow: always, ask or never. Only those who have the source good are asked.',
      },
      {
        id: 'AG-UX-c',
        text: 'One bar holds everything that can be done at any time: favour actions and tiles, luxury goods, oil and curry, contracts. What can be used glows, the rest says why not: too few favours, used already, not in this phase.',
      },
      {
        id: 'AG-UX-d',
        text: 'Shown before an answer is given: how a farmer’s move changes production, what the next worker brings, what a delivery pays, who would win the notable, what the Sailor pays back, and how many markers are left.',
      },
      {
        id: 'AG-UX-e',
        text: 'A line shows what has led to what (for instance Sailor, Jagirdar fulfilled, pier 3, the Merchant moves) and who is waited for.',
      },
      { id: 'AG-UX-f', text: 'A refusal names the rule that it comes from.' },
    ],
  },
];
