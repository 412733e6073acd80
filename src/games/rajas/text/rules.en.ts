/** The rules of Rajas of the Ganges, in our own words, in English. */
import { rulesIn } from './rules.ts';

export const rules = rulesIn(
  {
    components: 'What is in the box',
    setup: 'Setting up',
    round: 'Rounds, phases, turns',
    dice: 'Money, dice, karma',
    quarry: 'The quarry',
    province: 'Province, yields, upgrades',
    market: 'The market',
    palace: 'The palace',
    river: 'Harbour and river',
    workers: 'Workers',
    tracks: 'Tracks, bonuses, chains',
    end: 'The end of the game',
    navaratnas: 'The Navaratnas variant',
    mixed: 'Mixed experience',
    ganga: 'The river tiles',
    info: 'Open and hidden',
    rulings: 'Rulings',
  },
  {
    'RG-COMP-1': 'One board with two sides: one for two players, one for three and four.',
    'RG-COMP-2': 'Four province boards with two sides: A for the basic game, B for Navaratnas.',
    'RG-COMP-3': 'Four Kali statues: the front holds ten dice, the back eight.',
    'RG-COMP-4': '48 dice, twelve each of blue, green, orange and purple.',
    'RG-COMP-5':
      '64 province tiles, 16 of each colour. Their backs show a snake, a cow or a tiger and make twelve stacks: of each colour six snakes, five cows and five tigers.',
    'RG-COMP-6': '24 workers, six for each player.',
    'RG-COMP-7': 'For each player a boat, a money marker, a fame marker and a bonus marker.',
    'RG-COMP-8': 'For each player five cubes: four for upgrades, one for karma.',
    'RG-COMP-9': '30 yield tiles: 8 white, 9 yellow, 6 red and 7 brown.',
    'RG-COMP-10': 'Eight river tiles, for the river module only.',
    'RG-COMP-11': 'Two cover tiles, for three players only.',
    'RG-COMP-12': 'The elephant of the first player.',
    'RG-SETUP-1':
      'Use the side for your number of players. With three players cover tiles close the last two spaces of the quarry and the last one of the harbour.',
    'RG-SETUP-2': 'All 48 dice go into the general supply.',
    'RG-SETUP-3':
      'Make the twelve stacks by colour and back, shuffle each and put it beside the board face up. Only the top tile of a stack can be seen and taken.',
    'RG-SETUP-4':
      'Shuffle the eight white yield tiles face down as a pile. All other yield tiles and the river tiles stay out of the basic game.',
    'RG-SETUP-5':
      'Everyone takes side A of the province and the Kali with ten places; the boat starts before the river, karma at 1, each building at level 2, the fame marker at 0, the bonus marker on money 12.',
    'RG-SETUP-6':
      'Each player has one worker waiting on fame 15, one on money 20 and one at the bridge. The other three are active.',
    'RG-SETUP-7': 'Everyone takes one die of each colour, rolls all four and keeps them as they fall.',
    'RG-SETUP-8': 'The lowest total goes first. A tie is decided by lot.',
    'RG-SETUP-9': 'In turn order the players start with 3, 4, 5 and 6 money. Everyone starts with 0 fame.',
    'RG-SETUP-10': 'Setting up the markers passes no bonus.',
    'RG-ROUND-1':
      'A round is made of phases. In each phase every player in turn, clockwise from the elephant, places exactly one worker, pays and does the action.',
    'RG-ROUND-2': 'Whoever has no worker left to place is skipped.',
    'RG-ROUND-3': 'Phases go on until nobody can place. A phase that has begun is always completed.',
    'RG-ROUND-4': 'A worker gained in a round can be placed in the same round, in a later turn of its owner.',
    'RG-ROUND-5':
      'Nobody may pass by choice before the last phase. Whoever has a worker and no place for it sits out this phase only. A whole phase in which nobody places ends the round.',
    'RG-ROUND-6':
      'At the end of a round the elephant goes to whoever stands on the Great Mogul, otherwise to the next seat clockwise. All workers come home.',
    'RG-TURN-1': 'A turn in its order: place the worker, pay money and dice, do the action.',
    'RG-TURN-2':
      'A space can be used if it is open, free, next in its row, if its full price can be paid (turned dice count) and if its action can be done at least in its mandatory part.',
    'RG-TURN-3': 'Placing, paying and doing belong together. Only what says “may” can be declined.',
    'RG-PLACE-1':
      'Quarry and harbour fill from the first space on, each at its own price. In market and palace every free space is open.',
    'RG-PLACE-2': 'One worker on each space. Dice never lie on the board.',
    'RG-PLACE-3': 'Several workers of one player may stand in the same area, with one exception (RG-MARKET-6).',
    'RG-MONEY-1': 'Money is the place of the money marker. Paying moves it back, never below 0.',
    'RG-MONEY-2': 'Moving back takes nothing away, and passing a bonus a second time gives nothing.',
    'RG-DICE-1': 'A die taken from the supply is rolled at once and kept with that value.',
    'RG-DICE-2': 'A die that is paid goes back to the supply and can be taken again at once.',
    'RG-DICE-3': 'Kali holds ten dice, in Navaratnas and for experts eight.',
    'RG-DICE-4':
      'If a gain brings more dice than there are free places, you first return as many of your own as you like, up to what is missing, then take dice up to the free places, then roll. With nine dice and a gain of two: return none and take one, or return one and take two.',
    'RG-DICE-5': 'The colours of all dice of one gain are chosen first; then all are rolled together.',
    'RG-DICE-6': 'A gain that fits is taken in full, as far as the supply allows.',
    'RG-DICE-7':
      'A colour that has run out cannot be taken. A gain of free choice uses other colours; a gain of a shown colour is smaller by what is missing.',
    'RG-KARMA-1': 'Karma goes from 0 to 3 and starts at 1. Anything above 3 is lost.',
    'RG-KARMA-2': 'While you pay a die, one karma makes it count as its opposite face: 1 and 6, 2 and 5, 3 and 4.',
    'RG-KARMA-3': 'Only a die that is being paid is turned, and only once. Dice on Kali never change through karma.',
    'RG-KARMA-4':
      'Turning works for every payment with dice. On a balcony the value does not matter, so nothing is turned.',
    'RG-QUARRY-1': 'Take the next free space of the quarry and pay its price, 1 to 4 money.',
    'RG-QUARRY-2':
      'Choose a visible tile and pay dice of its colour that come to at least its cost, turned dice included. There is no change.',
    'RG-QUARRY-3':
      'Lay the tile at once on an empty cell of your province, turned as you like. A tile that fits nowhere cannot be chosen.',
    'RG-QUARRY-4':
      'As soon as the tile is laid, the next one of its stack is seen, before any gain. An empty stack stays empty.',
    'RG-QUARRY-5':
      'A tile brings first the money of its markets, then the fame of its buildings, then each special yield that it connects, in the order you like. What a gain triggers is resolved before the next one.',
    'RG-QUARRY-6': 'Market money is the sum of the values of the tile’s markets.',
    'RG-QUARRY-7':
      'Each building on the tile brings fame by your level of its kind: 2, 3 or 4. Two buildings are added up and the marker moves once.',
    'RG-PROV-1':
      'A province has four rows of five cells; the residence covers the two upper cells of the middle column. 18 cells can be built on.',
    'RG-PROV-2': 'Three roads leave the residence, all from its lower cell: to the west, to the east and to the south.',
    'RG-PROV-3':
      'A tile has roads to two, three or four of its sides; they meet in its middle. It is turned by quarters.',
    'RG-PROV-4':
      'Neighbours are linked if both have a road on the side between them. A new tile must be linked to the residence, directly or through other tiles.',
    'RG-PROV-5': 'Other sides need not match. A road may end at a wall, at the frame, or shut you in.',
    'RG-PROV-6': 'A tile once laid is never moved. It can only be covered.',
    'RG-YIELD-1':
      'Special yields lie around the province. One is connected when a tile laid from the quarry has a road to it.',
    'RG-YIELD-2': 'A yield pays once, at that moment, after the tile’s own gains.',
    'RG-YIELD-3': 'A tile may connect several yields; all of them pay.',
    'RG-UPG-1': 'An upgrade raises one building of your choice by one, up to 4. If all stand at 4 it is lost.',
    'RG-UPG-2': 'An upgrade counts for buildings that come later.',
    'RG-UPG-3':
      'The upgrade of fame 5 counts as made at once, but raises fame only from your next turn on. All others work immediately.',
    'RG-UPG-4': 'The number of your upgrades is the number of steps of all four cubes, from 0 to 8.',
    'RG-MARKET-1':
      'Assorted goods: free. Score at most one market each of silk, tea and spices and receive their values.',
    'RG-MARKET-2':
      'A market of one good, with one space each for silk, tea and spices: pay any die and score up to as many markets of that good as the die shows.',
    'RG-MARKET-3': 'One tent is one market; a tile with two tents has two.',
    'RG-MARKET-4': 'Scoring uses nothing up. Covered tiles have no markets.',
    'RG-MARKET-5': 'You need at least one market that would score.',
    'RG-MARKET-6':
      'With three or four players each player may have only one worker per round on the two spaces for assorted goods. The spaces for one good remain open to that player.',
    'RG-MARKET-7': 'You may score fewer markets than allowed, but at least one.',
    'RG-PALACE-1':
      'Portico, free: 2 money, then you may roll any number of your dice again, once and all together. Dice that the money has brought may be among them.',
    'RG-PALACE-2': 'Terrace, free: take one die of the shown colour, if the supply has one.',
    'RG-PALACE-3':
      'Balcony: pay one die of the first colour, whatever it shows, and take two of the second. Blue brings orange, orange purple, purple green, green blue. At least one die of the second colour must be in the supply; if there is only one, you take one.',
    'RG-PALACE-4': 'Chamber: pay one die of any colour that shows the number of the chamber.',
    'RG-CHAMBER-1': 'Great Mogul: 2 fame, and you are first in the next round.',
    'RG-CHAMBER-2':
      'Dancer: two dice of your choice, then the top white yield tile (one die, 3 money, an upgrade or 1 karma), resolved at once and laid aside. An empty pile is made anew from those used.',
    'RG-CHAMBER-3': 'Yogi: 2 karma, then one die of your choice.',
    'RG-CHAMBER-4': 'Raja Man Singh: one upgrade, then 3 money.',
    'RG-CHAMBER-5': 'Master Builder: cover one of your tiles with a dearer one.',
    'RG-CHAMBER-6':
      'Portuguese: the boat goes exactly six free spaces and takes the gain. He cannot be visited while your boat lies on one of the last six spaces (25 to 30).',
    'RG-BUILDER-1': 'Choose a tile in your province that covers nothing, and a visible tile that costs more.',
    'RG-BUILDER-2':
      'Pay at least the difference of the two costs with dice of the new tile’s colour. The die of the chamber is paid first and apart.',
    'RG-BUILDER-3':
      'Lay the new tile on the old one, turned as you like, but so that every tile stays linked to the residence.',
    'RG-BUILDER-4': 'The new tile brings its money and its fame, but no special yields.',
    'RG-BUILDER-5': 'The covered tile counts for nothing any more. Yields already paid stay paid.',
    'RG-BUILDER-6': 'Without a tile to cover, or without the dice for it, the chamber cannot be used.',
    'RG-BUILDER-7': 'Covering costs no quarry price.',
    'RG-RIVER-1': 'The river has a start and 30 spaces. The bridge crosses it between 20 and 21 and is not a space.',
    'RG-RIVER-2':
      'Harbour: pay the space and a die that shows 1, 2 or 3; the boat goes one free space, or up to as many as the die shows.',
    'RG-RIVER-3':
      'Spaces with another boat are skipped and not counted. Start and last space hold any number of boats.',
    'RG-RIVER-4': 'A boat stops on the last space; steps left over are lost.',
    'RG-RIVER-5': 'Take the gain of the space where the boat stops. Spaces that are passed give nothing.',
    'RG-RIVER-6': 'A boat on the last space sails no more; further boat moves are lost.',
    'RG-RIVER-7': 'Passing the bridge wakes the worker there, before the gain of the space.',
    'RG-RIVER-8': 'The last space pays each boat once, on arrival.',
    'RG-RIVER-9':
      'A palace action on the river is one of the chambers from 2 to 6, without worker and die, even if it is occupied. The Master Builder’s difference is paid.',
    'RG-RIVER-10': 'Gains that count karma read it at that moment and spend nothing.',
    'RG-RIVER-11':
      'Markets scored on the river cost no die; of one good, you choose which. They do not count for the limit on assorted goods.',
    'RG-WORKER-1':
      'You start with three active workers. Reaching or passing fame 15, reaching or passing money 20 and passing the bridge wake one more each.',
    'RG-WORKER-2': 'In the basic game only two of them: with the second, the third leaves the game.',
    'RG-WORKER-3': 'A worker who is active stays so.',
    'RG-WORKER-4': 'A new worker can be placed from your next turn on.',
    'RG-TRACK-1':
      'Both tracks start in one corner: 60 fame spaces clockwise, 120 money spaces the other way. Beside each fame space lie two money spaces.',
    'RG-TRACK-2':
      'Your margin is your fame, plus half your money rounded up, less 61. At 0 the markers are level; above it they have crossed. With 30 fame and 65 money it is 30 + 33 − 61 = 2.',
    'RG-TRACK-3': 'Bonuses of fame, once each: 5 an upgrade, 24 two karma, 31 the boat.',
    'RG-TRACK-4':
      'Bonuses of money in their order: 12 boat, 33 two dice, 44 boat, 55 two dice. Only the space under your bonus marker counts; the marker moves on first.',
    'RG-TRACK-5': 'A boat bonus: you may go to the next free river space and take its gain.',
    'RG-TRACK-6': 'A marker triggers the bonuses of its own track only.',
    'RG-TRACK-7': 'Beyond 60 fame and 120 money the count goes on.',
    'RG-CHAIN-1':
      'What a gain triggers is resolved at once, in the order of the spaces, with all that follows from it, before the interrupted gain goes on.',
    'RG-CHAIN-2': 'A marker moves its whole way first; then what it passed is resolved.',
    'RG-CHAIN-3': 'Chains end by themselves: boats only go forward and bonuses come once.',
    'RG-CHAIN-4': 'Whoever’s turn it is takes every decision of the chain.',
    'RG-CHAIN-5':
      'Fame, money, karma, upgrades and workers must be taken. Boat bonuses and boat yields, the portico’s roll and Navaratnas yield tiles may be declined.',
    'RG-END-1': 'The moment somebody’s markers meet, the end is sealed. The turn is finished with all its chains.',
    'RG-END-2':
      'The phase is completed: those after that player and before the elephant have one more turn if they hold a worker. They may pass.',
    'RG-END-3': 'Of all whose markers have met, the greatest margin wins.',
    'RG-END-4': 'In a tie, whoever’s markers met first wins.',
    'RG-END-5': 'The other ranks go by margin. Equal margins below 0 share a rank.',
    'RG-END-6': 'Markers that have met cannot part again: prices are paid before gains, and no gain costs money.',
    'RG-NAV-1': 'All three waiting workers can be woken: up to six.',
    'RG-NAV-2': 'Everyone plays Kali with eight places and side B of the province.',
    'RG-NAV-3':
      'Side B has smaller yields, each a place for a yield tile: three white, three yellow, two red, two brown.',
    'RG-NAV-4':
      'To begin, everyone in turn draws one of the brown tiles and lays it on a brown place. All other yield tiles lie face up.',
    'RG-NAV-5':
      'A yield tile replaces what is printed on its place. It pays when its place is connected, never when it is laid. It stays where it lies.',
    'RG-NAV-6':
      'A tile needs a free place of its colour. You may decline. On a place whose cell is built on already it pays nothing.',
    'RG-NAV-7': 'Dancer: two dice of your choice, then you may take any face-up yield tile and lay it.',
    'RG-NAV-8':
      'Brown tiles count at the moment they pay: 1 fame per tile with a market, per three river spaces or per active worker; 2 fame per bend; 1 money per building; 2 money per connected yield tile or per upgrade.',
    'RG-NAV-9':
      'Catching up: when you are skipped for the first time in a round and somebody has at least one more active worker, or for the second time and somebody has at least two more, you may take and lay a yield tile.',
    'RG-NAV-10': 'A bend is a tile with two roads on neighbouring sides.',
    'RG-MIX-1':
      'Experts play side B and Kali with eight places, beginners side A and ten. Everyone has up to five workers and plays the basic rules; the printed yields of side B pay as usual.',
    'RG-GANGA-1':
      'Shuffle the river tiles. From the start, roll a die, go that far and lay a tile face up; go on from there until the tiles or the river run out. The last space is never covered.',
    'RG-GANGA-2': 'A river tile replaces the gain of its space.',
    'RG-GANGA-3':
      'River tiles give one die of any colour per karma, three dice of shown colours, the action of a chamber without worker and die, up to three markets of one good without a die, or a move of one to three free spaces with the gain of the last.',
    'RG-GANGA-4': 'River tiles go with every other variant. Navaratnas and mixed experience exclude each other.',
    'RG-INFO-1': 'Everything on the table is open.',
    'RG-INFO-2':
      'Hidden from all: the order of the tiles below the top ones, the order of the white tiles, and how dice will fall. What they consist of is known.',
    'RG-INFO-3': 'Nothing can be taken back beyond a roll, a new top tile or a drawn yield tile.',
    'RG-RUL-1': 'A mandatory gain cannot be declined.',
    'RG-RUL-2': 'Nobody places a worker only to block: the price is paid and the action does something.',
    'RG-RUL-3': 'A player passes only when forced to, or in the last phase.',
    'RG-RUL-4': 'A terrace can be used with a full Kali: return a die first, or take none.',
    'RG-RUL-5': 'Dice that are missing are not made up for; gains of free choice change colour.',
    'RG-RUL-6': 'An upgrade beyond the last level is lost; the Raja can still be visited for the money.',
    'RG-RUL-7': 'Karma above 3 is lost; the Yogi can still be visited for the die.',
    'RG-RUL-8': 'A die cannot be turned and kept.',
    'RG-RUL-9': 'A tile pays its money before its fame.',
    'RG-RUL-10': 'You choose the order of several yields.',
    'RG-RUL-11': 'A covering tile pays its own gains; only special yields are withheld.',
    'RG-RUL-12': 'A yield that is reached by covering never pays.',
    'RG-RUL-13': 'A tile may cover one of its own colour if it is dearer.',
    'RG-RUL-14': 'From space 24 the Portuguese goes to 30 even with a boat ahead.',
    'RG-RUL-15': 'The Portuguese counts six free spaces and skips the others.',
    'RG-RUL-16': 'A die of 1 in the harbour means exactly one space, never none.',
    'RG-RUL-17': 'With the boat on the last space the harbour cannot be used.',
    'RG-RUL-18': 'The bridge’s worker comes before the gain of the space.',
    'RG-RUL-19': 'Bonuses passed inside a chain are resolved at once.',
    'RG-RUL-20': 'Two money bonuses in one move are both given, in order.',
    'RG-RUL-21': 'Markets that are covered are gone.',
    'RG-RUL-22': 'Fame per three river spaces is rounded down.',
    'RG-RUL-23': 'Skipped river spaces count as sailed.',
    'RG-RUL-24': 'Nobody catches up more than twice a round, however far behind.',
    'RG-RUL-25': 'A bend in a corner whose two roads meet the frame cannot be linked, so it cannot be laid that way.',
    'RG-RUL-26':
      'Shutting yourself in is legal; then the quarry is closed to you, and the Master Builder may open it again.',
    'RG-RUL-27': 'With a full province only the Master Builder builds.',
    'RG-RUL-28': 'Paying more dice than needed is legal; the cheapest payment is proposed.',
    'RG-RUL-29': 'A second building in the turn of fame 5 pays by the old level.',
    'RG-RUL-30': 'Fame 60 with no money is margin −1: the game goes on.',
    'RG-RUL-31': 'Of the palace actions on the river only possible ones are offered; Dancer, Yogi and Raja always are.',
    'RG-RUL-32': 'The portico rolls once.',
    'RG-RUL-33': 'All boat bonuses and boat yields are optional; a harbour move and the Portuguese are not.',
    'RG-RUL-34': 'Dice can be declined only with a full Kali.',
    'RG-RUL-35': 'With a short supply the gain is what the supply can give.',
    'RG-RUL-36': 'A terrace with a full Kali from which nothing is taken is legal.',
    'RG-RUL-37': 'Gains that count something count at the moment they pay; the tile just laid counts.',
    'RG-RUL-38': 'A yield tile laid on a place already connected never pays and does not count as connected.',
    'RG-RUL-39': 'A yield tile laid on a place that is connected and not yet paid pays instead of what is printed.',
    'RG-RUL-40': 'The Master Builder may cover a tile whose gains are still due; they were fixed when it was laid.',
    'RG-RUL-41': 'Nobody catches up once the end is sealed.',
    'RG-RUL-42': 'Equal margins of 0 and more go by the order of crossing, on every rank.',
    'RG-RUL-43': 'The river tile for one to three spaces is not optional: the boat moves at least one.',
    'RG-RUL-44': 'Only the sum of the scored markets matters, so a sum is what you choose.',
    'RG-RUL-45': 'A die beyond the price is not turned.',
    'RG-RUL-46':
      'If one gain passes several money bonuses, the bonus marker moves over all of them, then they are resolved in order.',
    'RG-RUL-47': 'Rotations of a tile that look alike are all legal.',
    'RG-RUL-48':
      'If a die goes back whose colour was missing, the gain stays what it was; a gain of free choice may take that colour.',
    'RG-RUL-49': 'Yield tiles that are connected and not yet paid count as connected.',
    'RG-RUL-50':
      'A white yield tile is discarded when all that it set off is done. If the discards are shuffled before that, it is not among them.',
    'RG-RUL-51':
      'If one gain passes the bonus on 12 and the worker on 20, the worker waits until the bonus is done, even when that brings more money.',
    'RG-RUL-52':
      'If only players who can place nothing have workers left, the phase is played all the same: they pass, and the round ends.',
  },
);
