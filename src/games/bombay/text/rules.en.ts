/** The rules of Bombay in our own words, in English. */
import { rulesIn } from './rules.ts';

export const rules = rulesIn(
  {
    goal: 'The goal',
    components: 'What is in the box',
    setup: 'Setting up',
    map: 'The map',
    flow: 'Course of the game',
    supply: 'New silk',
    turn: 'A turn',
    wait: 'Waiting for fortune',
    move: 'Moving, and tolls',
    buy: 'Buying',
    sell: 'Selling',
    city: 'City tokens',
    palace: 'Building a palace',
    end: 'The end of the game',
    info: 'Open and hidden',
    checks: 'What always holds',
  },
  {
    'BO-GOAL-1':
      'You are silk merchants on elephants. Whoever has the most rupees after the final scoring wins; the money earned in play counts.',
    'BO-COMP-1': 'A board with 24 locations joined by roads, and three markets.',
    'BO-COMP-2': 'Five elephants, one per player.',
    'BO-COMP-3': 'Five palaces per player.',
    'BO-COMP-4': 'A screen per player, to keep money and tokens behind.',
    'BO-COMP-5': '17 bales of silk: 3 yellow, 4 purple, 5 blue, 5 orange.',
    'BO-COMP-6': '12 demand cubes: three of each silk.',
    'BO-COMP-7': '75 coins, 179 rupees in all: eight tens, eight fives and 59 ones. The bank never runs out of them.',
    'BO-COMP-8': 'Five action tokens, which count the laps of a round.',
    'BO-COMP-9': 'Eight palace tokens with two faces, one yellow and one orange.',
    'BO-COMP-10': 'Eight trading-post tokens, two per silk, with an open and a closed face.',
    'BO-COMP-11': '16 city tokens, four for each city.',
    'BO-COMP-12': '16 client tokens. They never run out either.',
    'BO-COMP-13': 'A bag for the silk.',
    'BO-SETUP-TABLE':
      'Two players: 4 rounds of 4 laps, empire prize 4. Three players: 3 rounds of 5 laps, prizes 6 and 2. Four players: 4 rounds of 4 laps, prizes 8, 4 and 2. Five players: 5 rounds of 3 laps, prizes 8, 6, 4 and 2. Everyone starts with 2 rupees; with five players, whoever acts fifth in the first lap starts with 3. Ranks without a prize get nothing.',
    'BO-SETUP-1': 'All elephants start on Start Hill, without silk. East Hill is empty.',
    'BO-SETUP-2': 'The seats stay as they are; who goes first in the first round is decided by lot.',
    'BO-SETUP-3':
      'Everyone has five palaces in reserve and 2 rupees. With five players, whoever acts fifth in the first lap has 3 rupees.',
    'BO-SETUP-4': 'All 17 bales go into the bag. The markets stay empty until the first supply.',
    'BO-SETUP-5': 'Each city gets one token fewer than there are players. The others are not used.',
    'BO-SETUP-6':
      'The four demand columns are shuffled onto the four cities. Each column shows three different silks, so each city lacks one silk and each silk is lacking in one city. From top to bottom: yellow, purple, blue; purple, blue, orange; blue, orange, yellow; orange, yellow, purple.',
    'BO-SETUP-7':
      'Trading-post tokens are laid at random: with four or five players two of each silk on all eight posts; with two or three players one of each silk on the four inner posts, and the outer posts are deserted, which means out of use.',
    'BO-SETUP-8':
      'The eight palace tokens go at random onto the eight token sites: yellow face up with four or five players, orange face up with two or three. Crossroads and hills get none.',
    'BO-SETUP-9': 'For a first game there is a fixed layout instead of the random one, as a table option.',
    'BO-SETUP-10': 'Everything random comes from one recorded source, so that any game can be replayed and checked.',
    'BO-MAP-1':
      'The 24 locations: two hills, the cities Bombay, Indore, Nagpur and Hyderabad, four inner and four outer trading posts, eight sites with a palace token and two crossroads. Nobody travels to the markets.',
    'BO-MAP-2': 'Start Hill and East Hill are hills: entering one costs one action more.',
    'BO-MAP-3':
      'Forty two-way roads: a ring of sixteen along the border; three from each inner post, to two sites and towards the centre; two from each city to the centre; and a ring of four around the centre.',
    'BO-MAP-4':
      'Every post is two actions from its two nearest cities and four or five from the others. From Start Hill, Bombay and Hyderabad are one action away, Indore and Nagpur two.',
    'BO-MAP-5': 'Any number of elephants may share a location. Nothing blocks a road.',
    'BO-MAP-6':
      'A deserted post can be entered like any location. Nothing can be bought there, and nothing built unless the table option allows it.',
    'BO-MAP-7':
      'Palaces stand on token sites, crossroads and hills, never in cities or on posts in use, and at most one per place. Table options take the hills away or add the outer posts that are out of use.',
    'BO-FLOW-1': 'The game is a number of rounds. A round is one supply and then several laps.',
    'BO-FLOW-2':
      'At the start of each lap the first player lays down one action token; then everyone has one turn, clockwise from the first player.',
    'BO-FLOW-3':
      'The round ends when the last token has been laid and its lap is complete. The next player clockwise becomes first player.',
    'BO-FLOW-4':
      'The game ends after the last round. With three, four or five players everyone has been first once, with two players twice.',
    'BO-FLOW-5':
      'Between rounds only the markets change. Demand, palaces, tokens, elephants and what they carry stay as they are.',
    'BO-SUP-1': 'At the start of a round, bales still in the markets go back into the bag.',
    'BO-SUP-2': 'Then nine bales are drawn at random, or all of them if the bag holds fewer.',
    'BO-SUP-3':
      'The silk drawn most often goes to the left market, the next to the middle, the next to the right. Silks drawn equally often lie together in one market: three silks drawn three times each all lie on the left.',
    'BO-SUP-4': 'A silk that was not drawn lies nowhere. No market is skipped to fill another; some may stay empty.',
    'BO-SUP-5': 'Three markets are always enough: four different counts would need at least ten bales.',
    'BO-SUP-6':
      'A trading post is open while at least one bale of its silk lies in a market. When the last one leaves, its posts close at once until the next supply.',
    'BO-TURN-1':
      'In your turn you have three actions, to spend in any order on waiting, moving, buying, selling and building.',
    'BO-TURN-2': 'Any action may be repeated, except buying: once per turn.',
    'BO-TURN-3':
      'You may end your turn at any moment; unused actions are lost. When the third action is spent the turn ends by itself.',
    'BO-TURN-4': 'What you cannot pay in full, in actions or in rupees, you cannot do. There is no credit.',
    'BO-TURN-5': 'Each action is finished, tolls and tokens included, before the next begins.',
    'BO-WAIT-1': 'Spend all three actions of your turn and take 1 rupee from the bank.',
    'BO-MOVE-1':
      'Your elephant goes along one road to the next location: one action, or two if it is a hill. Coming down costs nothing extra.',
    'BO-MOVE-2': 'What the elephant carries travels with it.',
    'BO-TOLL-1': 'When your elephant enters a location with another player’s palace, that player gets 1 rupee.',
    'BO-TOLL-2': 'The bank pays it. You pay nothing, so an empty purse never stops you.',
    'BO-TOLL-3': 'Every entry counts: also when passing through, and again when coming back in the same turn.',
    'BO-TOLL-4': 'There is no toll for your own palace, for leaving, or for standing there when a palace is built.',
    'BO-BUY-1':
      'Buy at an open trading post. The bale has the colour of the post and comes from the market that holds it.',
    'BO-BUY-2':
      'The market sets the price: left, 1 rupee and 1 action; middle, 1 rupee and 2 actions; right, 2 rupees and 2 actions.',
    'BO-BUY-3': 'At most one purchase per turn.',
    'BO-BUY-4':
      'An elephant carries at most two bales, of the same silk or not. Bales cannot be dropped, swapped or given away.',
    'BO-BUY-5': 'All posts of one silk share the same stock. A post is never used up.',
    'BO-SELL-1': 'In a city, sell one bale of a silk that the city wants, for one action.',
    'BO-SELL-2': 'The bale goes back into the bag, not to a market: no post opens again.',
    'BO-SELL-3':
      'The place of the silk on the ladder, before it moves, sets the price: top 4 rupees, middle 3 rupees, bottom 1 rupee and 1 client.',
    'BO-SELL-4':
      'A yellow bale brings 1 rupee more, a purple one 1 client more, wherever it stands. Blue and orange bring nothing extra.',
    'BO-SELL-5':
      'Then the silk sold sinks to the bottom of that ladder and those below it rise. Other cities do not change.',
    'BO-SELL-6': 'You may sell both bales in one turn in the same city; the second is paid on the changed ladder.',
    'BO-CITY-1': 'When you sell in a city and have no token of it, take one, if any is left.',
    'BO-CITY-2': 'Nobody holds two tokens of the same city. If none is left, you get nothing instead.',
    'BO-CITY-3': 'Two palace tokens carry a city of their own each. So there are six kinds of city token.',
    'BO-CITY-4': 'City tokens are worth rupees only at the end.',
    'BO-PAL-1':
      'To build, your elephant must stand on a free site that allows a palace and carry at least one bale, and you must have a palace in reserve. It takes one action.',
    'BO-PAL-2': 'Pay with any one bale aboard; it goes back into the bag. The palace stays for good.',
    'BO-PAL-3':
      'If a palace token lies there you take it. Client: counts as a client at the end. City: counts as a city token of its own kind at the end. Rupees: 2 rupees at once. Bale: a bale of your choice from the leftmost market, at once.',
    'BO-PAL-4':
      'The leftmost market is the leftmost one that still holds bales. The free bale costs nothing, is not the purchase of the turn, and can close posts. If all markets are empty you get none.',
    'BO-PAL-5':
      'Yellow faces: two each of client, city, rupees and bale. Orange faces: one of client, two of city, three of rupees, two of bale.',
    'BO-PAL-6': 'You have five palaces. With none in reserve you cannot build.',
    'BO-END-1': 'Bales aboard and palaces in reserve are worth nothing.',
    'BO-END-2': 'Different city tokens bring rupees: one 1, two 2, three 4, four 6, five 9, six 12.',
    'BO-END-3':
      'Commercial empire: add your palaces on the board and your clients. The ranks earn the prizes for the number of players (BO-SETUP-TABLE). Whoever has nothing of both is ranked like everybody else.',
    'BO-END-4':
      'Tied players put the prizes of their ranks together and share them equally, rounded down. The next player takes the rank after them. With four players and totals of 6, 6, 3 and 1 the prizes are 6, 6, 2 and 0; with 5, 5, 5 and 2 they are 4, 4, 4 and 0.',
    'BO-END-5': 'The most rupees win.',
    'BO-END-6':
      'In a tie, more clients win, those on palace tokens included. If that is equal too, the rank is shared. The same holds for every rank.',
    'BO-INFO-1': 'Behind the screen and hidden: rupees, clients, city tokens and kept palace tokens.',
    'BO-INFO-2':
      'Everything else is open: elephants and loads, palaces, ladders, markets, posts, tokens on the board, the first player, and every gain and payment when it happens.',
    'BO-INFO-3':
      'The log tells every gain, but the running totals of others are not shown. With the option “Open money” everyone sees them all.',
    'BO-INFO-4': 'What is in the bag can be counted; the order in which it is drawn is secret.',
    'BO-INV-1': 'Of each silk, the bales in the bag, in the markets and on elephants are always 3, 4, 5 and 5.',
    'BO-INV-2': 'Each silk lies in at most one market.',
    'BO-INV-3': 'A ladder always shows the same three silks, in some order.',
    'BO-INV-4':
      'An elephant has two bales at most, a player five palaces, a site one palace; no purse falls below zero.',
    'BO-INV-5': 'The tokens on a city and those of it in players’ hands are together one fewer than the players.',
    'BO-INV-6': 'A site with a palace holds no palace token.',
  },
);
