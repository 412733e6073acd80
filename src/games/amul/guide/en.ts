/** The guide of Amul in English. This file is the type of the others. */
import type { GuideWords } from '../../../ui/guide.ts';
import { MAJORITY, MARKET_CARDS, ROUNDS } from '../data.ts';
import { en as words } from '../text/en.ts';
import type { AmulView } from '../view.ts';
import { learner, ownTrader, SEATS, setPoints } from './sight.ts';

const { points, cards } = words.counts;
const { placement } = words;
const [first, second, third] = MAJORITY.places;
const carpet = words.cards.carpet.name;

export const en = {
  chapters: { round: 'One round', bazaar: 'Palace and bazaar', ending: 'The last card' },
  lessons: {
    goal: {
      title: 'A night market',
      says: 'Four merchants trade through one night. In each round everyone lays one card on the table in front of them. At the end the cards on the tables score, and the most points win. This is your table, still empty.',
    },
    rounds: {
      title: 'Nine rounds, five steps',
      says: `The night has ${ROUNDS} rounds, and this line shows where a round stands: new cards come, everyone proposes one, takes one and plays one, and then some cards do something.`,
    },
    hand: {
      title: 'Your hand',
      says: `Each card says at its foot where it counts. “${placement.play.label}”: it must be played. “${placement.hand.label}”: keep it to the end, for it is lost when played. “${placement.both.label}”: it counts in either place.`,
    },
    worth: {
      title: 'Cards go together',
      says: `Most cards want company. One ${carpet} scores ${points(setPoints('carpet', 1))}, two score ${setPoints('carpet', 2)} together. The number in the corner says what a card is worth to you as things stand. Rest on a card to read all of it.`,
    },
    propose: {
      title: 'Propose a card',
      says: 'Now everyone puts one hand card face down into the market, all at once. Others may take yours, so give what helps you least. You may even take it back later, if nobody else takes it first.',
      task: 'Propose any card from your hand.',
    },
    turnedUp: {
      title: 'The market opens',
      says: `All proposals are turned up, beside ${cards(MARKET_CARDS[SEATS] ?? 0)} from the pile. The small mark on a card says who proposed it. There are more cards than merchants: some will be left over.`,
    },
    choose: {
      title: 'Take one',
      says: 'One after the other, the merchants take a card into hand. You hold the First Choice card, so you begin; in the next round the merchant to your left does.',
      task: `Take a card. The ${carpet} would make a pair with yours; the choice is free.`,
    },
    reveal: {
      title: 'Play one',
      says: `Everyone picks one hand card, and all are turned up together. A card with “${placement.play.label}” or “${placement.both.label}” stays on your table. One that says only “${placement.hand.label}” would leave the game.`,
      task: 'Play one of the cards in the light.',
      notYet: {
        lost: `That card says only “${placement.hand.label}”: played now, it would be lost. Keep it to the end and play one that stays.`,
      },
    },
    onTable: {
      title: 'It lies there for good',
      says: 'Your card is on the table and stays there. Cards that score together lie together, with their points. Everyone else has played one too: look around.',
    },
    upkeep: {
      title: 'The round ends',
      says: 'Some cards do something when they are played, one merchant after the other. Then what is left in the market is thrown away, and the First Choice card moves one seat to the left.',
    },
    again: {
      title: 'A round of your own',
      says: 'Everyone has a new card. Propose, take and play as you like. Watch the numbers in the corners, and what the others collect.',
      task: 'Play this round to its end. Go on whenever you have seen enough.',
    },
    roundDone: {
      title: 'That is a round',
      says: `Propose, take, play: that is all you do, ${ROUNDS} times. Still to come are cards that look at others, and cards that bring cards. We go on in round 5 of another night that began like this one.`,
    },
    neighbours: {
      title: 'Your neighbours',
      says: 'Some cards count what lies on the tables to your left and to your right. Those two are your neighbours for the whole game. Whoever sits further away matters less.',
    },
    order: {
      title: 'The strongest first',
      says: `For the first ${SEATS} rounds the First Choice card goes around. From now on whoever has the most crossed sabres on the table chooses first; of equals, the earlier letter on such a card. Whoever has none comes last.`,
    },
    majority: {
      title: 'Arabs and Mongols',
      says: `Crescents and yurts are counted at the end, each kind by itself. The most score ${points(first)}, the second most ${second}, the third ${third}. Whoever is level with another gets the lower of the two places.`,
    },
    supplies: {
      title: 'Palace and bazaar',
      says: 'These cards cannot be taken in the market. A Merchant brings one from the palace, a Contract one from the bazaar. Nothing here is ever refilled.',
    },
    contract: {
      title: 'A Contract',
      says: 'You have a Contract in hand. It scores a little itself, and when it is played it brings you a Trader from the bazaar.',
      task: 'Play the Contract.',
      notYet: { contract: 'All of these can be played, but this lesson is about the Contract: play that one.' },
    },
    trader: {
      title: 'Choose a Trader',
      says: 'The cards of the bazaar lie where the market was. Each Trader wants three different goods, shown at its foot; those with a bright frame you have already, on the table or in hand.',
      task: 'Take the Trader that fits your cards. It is your choice.',
      notYet: { take: 'You may take nothing, but a Trader costs nothing either: take one.' },
    },
    series: {
      title: 'A series',
      says: (view) =>
        `The ${words.cards[ownTrader(view)?.name ?? 'trader_persian'].name} scores ${points(ownTrader(view)?.points ?? 0)} for each complete series of its three goods. The goods still score for themselves as well. So now you know what to look for.`,
    },
    turn: {
      title: 'Play on',
      says: 'A new round has begun, and it is yours. Think of your Trader, and of what your neighbours might leave for you.',
      task: 'Play this round as you like.',
    },
    bazaarDone: {
      title: 'Nearly everything',
      says: 'You know how cards come and what they do. What is missing is how a night ends: we go to round 9 of yet another one, and to its last card.',
    },
    lastHand: {
      title: 'What the hand is worth',
      says: `After this round everyone turns up their hand. “${placement.hand.label}” and “${placement.both.label}” then join the table and score. A card that says only “${placement.play.label}” and was never played is thrown away.`,
    },
    now: {
      title: 'If it ended now',
      says: 'This panel is for your eyes only. It adds up your table and your hand as the final scoring would, and says what would be lost.',
    },
    lastCard: {
      title: 'Your last card',
      says: (view) =>
        `You have ${cards(learner(view).hand?.length ?? 0)} in hand and must play one of them. Those with “${placement.both.label}” are safe: they score on the table as well as in hand.`,
      task: 'Play a card that stays.',
      notYet: {
        lost: `Played now, that card is lost; in your hand it scores. Play one with “${placement.both.label}”.`,
      },
    },
    sheet: {
      title: 'The final scoring',
      says: 'Category by category all cards score: goods, objects, caravans, merchants, soldiers and characters. Then come the Traders and the two majorities. With equal totals, the higher military value wins.',
    },
    ready: {
      title: 'All there is to it',
      says: 'Keep what pays at the end, play what must be played, and look at both neighbours before you propose. With more merchants there are more kinds of cards; each of them explains itself.',
    },
  },
} satisfies GuideWords<AmulView>;

export type AmulGuideWords = typeof en;
