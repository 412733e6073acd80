/** The rules of Amul in our own words, in English. */
import { en } from './en.ts';
import { rulesIn } from './rules.ts';

export const rules = rulesIn(en, {
  titles: {
    components: 'What is in the box',
    concepts: 'The words of the game',
    setup: 'Setting up',
    restock: 'A round: restock',
    planning: 'A round: planning',
    upkeep: 'A round: upkeep',
    order: 'Turn order and military value',
    end: 'The end of the game',
    scoring: 'How cards score',
    majority: 'Majorities',
    tea: 'The tea variant',
    rulings: 'Questions and answers',
    info: 'Open and hidden',
    screen: 'At this table',
  },
  cards: (category) => `Cards: ${category.toLowerCase()}`,
  texts: {
    'AM-COMP-1':
      '183 cards: 147 market cards (139 and 8 Tea), 16 palace cards, 9 bazaar cards (8 Traders and the Tea Trader), the First Player card, the First Choice card, a round tracker and 8 summaries. A board that only divides the table, and a score pad.',
    'AM-COMP-2':
      'Every palace, bazaar and market card says from how many players on it is used. With 3, 4, 5, 6, 7 or 8 players the market deck has 51, 74, 97, 111, 125 or 139 cards.',
    'AM-COMP-3':
      'Cards are numbered: A-1 to A-139 market, A-140 to A-155 palace, A-156 to A-164 bazaar, A-165 to A-172 Tea.',
    'AM-COMP-4':
      'A card shows its number, name and category, its symbols, where it counts, whom it looks at, what it scores or does, and from how many players it is used.',
    'AM-CON-1':
      'Your play area is the face-up cards in front of you. Scoring, symbols and military value are counted there only. Cards in hand are worth nothing until the end of the game moves them there.',
    'AM-CON-2':
      'A market card counts on the table, in the hand, or both. Table: it stays when played and is thrown away if still in hand at the end. Hand: it leaves the game if played in a round and counts if still in hand at the end. Both: it stays when played and also counts from the hand. Palace and bazaar cards go straight to the play area.',
    'AM-CON-3':
      'There are five symbols: Arab, Mongol, Object, Trade, Military. A card may carry several, also of one kind. A card with Military symbols shows one letter.',
    'AM-CON-4':
      'A card says whose play areas it looks at: yours, both neighbours’, yours and both neighbours’, everybody’s, or one neighbour’s. The points always go to the owner of the card.',
    'AM-CON-5': 'Your neighbours sit directly to your left and to your right. Seats never change.',
    'AM-CON-6': 'A palace copy of a market card is that card in every respect: a palace Silver is a Silver.',
    'AM-CON-7': 'What you have or own is what lies in your play area at the final scoring.',
    'AM-CON-8':
      'Cards are in the draw pile (hidden), the market, the palace, the bazaar, the hands (private), the play areas, the discard, or out of the game. Nothing comes back from the last two.',
    'AM-SET-1':
      'Use every palace, bazaar and market card that is marked for your number of players or fewer. Without the tea variant, the Tea cards and the Tea Trader are put away.',
    'AM-SET-2':
      'Lay out all used palace cards, two per player, and all used Traders, one per player. They are never refilled.',
    'AM-SET-3': 'Shuffle the market cards into a face-down pile.',
    'AM-SET-4':
      'Deal 5 market cards to each player. Here and in every restock, cards are dealt clockwise from the First Player.',
    'AM-SET-5':
      'The First Player is drawn by lot and keeps the First Player card for the whole game; the First Choice card starts there too.',
    'AM-SET-6':
      'New market cards per round: 1 with three players, 2 with four, 3 with five or more. With no tea, every card comes out in nine rounds.',
    'AM-REST-1': 'Everyone is dealt one market card and has 6 in hand.',
    'AM-REST-2': 'The new market cards of the round are turned up.',
    'AM-PLAN-1':
      'Propose. Everyone puts exactly one hand card face down into the market, any card. When all have, the proposals are turned up.',
    'AM-PLAN-2':
      'Choose. In order, everyone takes exactly one market card into hand; it may be their own proposal. Palace and bazaar cards cannot be chosen.',
    'AM-PLAN-3': 'Reveal. Everyone picks exactly one hand card. When all have, they are turned up at once.',
    'AM-PLAN-4':
      'A revealed card that counts on the table, or both on the table and in the hand, stays in the play area. A revealed card that only counts from the hand leaves the game, without effect and without points.',
    'AM-UPK-1':
      'Effects. In order, whoever revealed a Contract, a Merchant, the Mughal Lord or a Vagabond this round may take what it says. Taking is optional.',
    'AM-UPK-2':
      'The Contract takes from the bazaar, Merchants and the Mughal Lord from the palace, the Vagabond from what is left in the market. What is taken lies face up in the play area. The Thief is the only other way to palace cards.',
    'AM-UPK-3': 'Whatever is left in the market is discarded.',
    'AM-UPK-4': 'The First Choice card goes to the next player on the left. The First Player card stays.',
    'AM-UPK-5': 'After round 9 comes the end of the game; otherwise the next round begins.',
    'AM-ORD-1':
      'Your military value is the number of Military symbols in your play area. The one on the First Choice card does not count.',
    'AM-ORD-2':
      'In the first rounds, as many as there are players, Choose and Effects go clockwise from the First Choice card, whatever the military value.',
    'AM-ORD-3':
      'After that, Choose and Effects go from the highest military value to the lowest: with three players from round 4 on, with eight in round 9 only.',
    'AM-ORD-4':
      'Equal values: whoever has the earliest letter goes first. Letters are unique. A and D: Mongol Guards, B and C: Arab Guards, E: Dervish, F: Arab Guard, G: Mongol Guard, H: Amul Militia, I: Mercenaries.',
    'AM-ORD-5': 'Players without Military symbols come last, clockwise from the First Choice card.',
    'AM-ORD-6':
      'The order is fixed when a step begins: for Choose before this round’s reveal, for Effects anew with the cards just revealed.',
    'AM-END-1': 'After round 9 everyone discards the hand cards that only count on the table.',
    'AM-END-2': 'All other hand cards are turned up together and join the play areas. This is compulsory.',
    'AM-END-3': 'The owner of the Thief may now take up to two cards that are still in the palace.',
    'AM-END-4':
      'Each Spy looks at the neighbour who has more of what it counts, the left one in a tie. This is done for you and shown.',
    'AM-SCORE-1': 'Market and palace cards are scored, category by category.',
    'AM-SCORE-2': 'Then the Traders of the bazaar.',
    'AM-SCORE-3': 'Then the Arab majority and the Mongol majority.',
    'AM-SCORE-4':
      'The most points win. In a tie the higher military value wins; see also the question about ties below.',
    'AM-SCORE-FIXED': 'Fixed: the points, for each copy. Guards have them printed on each copy.',
    'AM-SCORE-SET':
      'Series: all your copies count once together. Full series first, then the rest of them by the table.',
    'AM-SCORE-COUNT': 'In play: count the copies in all play areas; each of yours scores what the table says for it.',
    'AM-SCORE-PERCARD':
      'Per card: so many points for each of the named cards in the play areas that the card looks at.',
    'AM-SCORE-PERSYM':
      'Per symbol: so many points for each symbol, not card, in the play areas that the card looks at.',
    'AM-SCORE-COND': 'Condition: other points instead, if the condition holds in your play area. For each copy.',
    'AM-SCORE-PAIR': 'Pairs: so many points for each pair of the two symbols you have.',
    'AM-SCORE-SUM': 'Some cards add two of these up, such as 8 points less 2 per Gold.',
    'AM-SCORE-TRADER': 'A Trader scores its points for each complete series that is assigned to it.',
    'AM-SCORE-TRADER-2':
      'A Trader is worth nothing by itself and may take several equal series. One card serves at most one series of one Trader, and still counts for everything else.',
    'AM-SCORE-TRADER-3':
      'The series are assigned for you in the best way; of equally good ways, the one with the most series for the Trader with the lowest number.',
    'AM-MAJ-1':
      'For Arab and for Mongol separately: the player with the most symbols gets 8 points, the second 4, the third 2, at any number of players.',
    'AM-MAJ-2':
      'Tied players take consecutive places and each gets the points of the lowest of them. Symbols of 5, 5, 2 and 1 bring 4, 4, 2 and 0 points; 5, 3, 3 and 1 bring 8, 2, 2 and 0.',
    'AM-MAJ-3': 'At least one symbol is needed to score.',
    'AM-TEA-1':
      'Shuffle Tea cards into the market deck and add the Tea Trader to the bazaar. As many Tea cards as players is recommended; 1 to 8 are allowed.',
    'AM-TEA-2':
      'Nothing else changes. At the end the pile still holds as many market cards as there were Tea cards added, unseen until the result.',
    'AM-TEA-3': 'Without tea every card comes out and the last rounds can be counted; with tea they cannot.',
    'AM-RUL-1':
      'Four Camels in play, two of them yours: 4 points each, 8 together. The source can be read in two ways; this is the one its own example shows.',
    'AM-RUL-2': 'Propose, Choose and Reveal cannot be declined: exactly one card each.',
    'AM-RUL-3': 'You may take back your own proposal.',
    'AM-RUL-4': 'You may play a card that only counts from the hand, even if you hold another; it is lost.',
    'AM-RUL-5': 'A card that leaves the game when revealed has no effect.',
    'AM-RUL-6':
      'A Merchant, Contract, Lord or Vagabond that a Vagabond takes out of the market has no effect; it only scores. An option lets it act at once, before the next player.',
    'AM-RUL-7': 'A Vagabond never finds the market empty: there are never more Vagabonds than cards left.',
    'AM-RUL-8':
      'Bazaar and palace are never empty when an effect comes. You may decline. The Mughal Lord takes none, one or two, one after the other, before the next player.',
    'AM-RUL-9':
      'The order does not change within a step. A Dervish that is taken during Effects counts from the next round on.',
    'AM-RUL-10': 'Before the military rounds, Effects go clockwise from the First Choice card, whatever the card.',
    'AM-RUL-11': 'Two players can never have the same best letter.',
    'AM-RUL-12': 'With three players both opponents are your neighbours, each once.',
    'AM-RUL-13': 'Hand cards count for you and for others only once they are turned up at the end.',
    'AM-RUL-14':
      'Players without a symbol have no part in a majority. Four or more tied for first, three or more tied for second, and two or more tied for third get nothing.',
    'AM-RUL-15':
      'A card’s own symbols always count, for itself and for others: a Mongol Relic switches an Arab Relic off.',
    'AM-RUL-16': 'At the end no hand card that counts may be held back, even if it does harm.',
    'AM-RUL-17':
      'The Thief acts after all hands are turned up, also if a Vagabond brought it. Played in a round it is lost. What it takes counts fully.',
    'AM-RUL-18': 'Spies and Traders are resolved for you in the best way, and shown.',
    'AM-RUL-19': 'What the Thief takes is the owner’s choice, with the totals shown.',
    'AM-RUL-20':
      'Equal points and equal military value: the earliest letter wins; if nobody has military value, the victory is shared.',
    'AM-RUL-21': 'Series are counted full first: that is always the most.',
    'AM-RUL-22': 'Cards of a Trader’s series also make sets, meet conditions and are counted by neighbours.',
    'AM-RUL-23': 'A Trader may take several series: 2 Spices, 2 Camels and 2 Gold at the Babylonian Trader make 16.',
    'AM-RUL-24':
      'In play are the copies in all play areas after the Thief; not the discard, not lost cards, not what stays in the palace.',
    'AM-RUL-25': 'Proposals show who made them. An option shuffles them first.',
    'AM-RUL-26': 'Discarded and lost cards may be looked up at any time.',
    'AM-RUL-27': 'Scores may be negative, of a card and in total.',
    'AM-RUL-28': 'Effects happen in round 9 too.',
    'AM-RUL-29': 'Mercenaries have two symbols, and one letter.',
    'AM-RUL-30': 'Generals carry no Military symbol.',
    'AM-RUL-31': 'Palace copies carry the same symbols as the market card.',
    'AM-INFO-1':
      'Secret: your hand and your choice until all are shown; and the pile. Everything else is open, including who took which market card.',
    'AM-INFO-2': 'Propose and Reveal may be changed until the last player has answered.',
    'AM-INFO-3':
      'Chance decides the deal, the First Player and, with anonymous proposals, their order. Every draw is recorded: a game can be replayed and checked.',
    'AM-DIG-2':
      'Both neighbours are shown large, the symbols of everybody are counted, and so are the Camels, Jade and Ivory in play.',
    'AM-DIG-3':
      'Only you see what you would have if the game ended now. The final scoring is shown category by category.',
    'AM-DIG-4': 'A warning tells you when table cards in hand will be lost, or when nothing in hand can stay.',
    'AM-DIG-5': 'Point at any card to read what it scores and what it is worth to you now.',
  },
});
