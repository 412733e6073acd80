/** The guide of Agra in English. This file is the type of the others. */
import type { GuideWords } from '../../../ui/guide.ts';
import {
  AKBAR_FURTHER,
  BASE_VALUE,
  COLUMN_SIZE,
  EJECTION_FAVOURS,
  INFLUENCE_RUPEES,
  LAST_SPACE_RUPEES,
  LEADER_RUPEES,
  MEDITATION_POINTS,
  MERCHANT_FAVOURS,
  ORDER_LIMIT_AT_PIER,
  PEONAGE,
  PROCESSED_PER_ACTION,
  SAILOR_FREE_DELIVERIES,
  SECOND_RUPEES,
  START_RUPEES,
} from '../data.ts';
import { giftRupees } from '../score.ts';
import { en as words } from '../text/en.ts';
import type { AgraView } from '../view.ts';
import { asked, GUILD, hasPoints, learner, openOrder, orderPays, produced } from './sight.ts';

const { spaces, goods, guilds, notables, meditations, strip } = words;
const { rupees, favours, points, deliveries } = words.counts;
const small = (name: string) => name.toLowerCase();

export const en = {
  chapters: { turn: 'Three turns', orders: 'An order', ending: 'The last turn' },
  lessons: {
    goal: {
      title: 'What it is about',
      says: `Agra prepares a feast for Emperor Akbar. You make goods and deliver them: to the notables here at the river, to the guilds, to Akbar himself. Deliveries pay rupees, and whoever has the most rupees at the end wins. You start with ${START_RUPEES}.`,
    },
    phases: {
      title: 'A turn has three phases',
      says: `First “${strip.phases.meditation}”, if you like; then “${strip.phases.action}”, always exactly one; then “${strip.phases.order}”, if you can. You have no worker on the board yet, so this turn begins with the action.`,
    },
    produce: {
      title: 'Work, and produce',
      says: (view) =>
        `An action is a worker on a space. The first building of each street produces its basic good. The ${spaces.sawmill} brings you ${produced(view, 'wood')} ${small(goods.wood)} now; your markers in a building are your goods.`,
      task: `Work at the ${spaces.sawmill} and take all the ${small(goods.wood)}.`,
      notYet: {
        sawmill: `All of these are good places. For the next turns we need ${small(goods.wood)}: choose the ${spaces.sawmill}.`,
        all: `You may take less, but there is no reason to: take all the ${small(goods.wood)}.`,
      },
    },
    farm: {
      title: 'How much a farm brings',
      says: 'This is your farm. Each corner is a good. The free spaces between a corner and the farmers on its two sides are what you produce of it. Cover tiles do not count until they are removed.',
    },
    pass: {
      title: 'Nothing to deliver yet',
      says: `After the action comes the third phase: a gift to Akbar or an order of a guild. You have nothing for them yet. Then your rival plays, wants ${small(goods.wood)} too, and sends your worker home.`,
      task: 'End your turn and watch.',
      notYet: { end: 'Nothing else is of use now: end your turn.' },
    },
    arrow: {
      title: 'Along an arrow',
      says: `Arrows lead to better goods: ${small(goods.wood)} is worth ${BASE_VALUE.wood}, ${small(goods.planks)} are worth ${BASE_VALUE.planks}. Each building turns up to ${PROCESSED_PER_ACTION} goods, once it is built. The Builder stands at the ${spaces.plankMill}: whoever works at his site builds it for nothing.`,
      task: (view) =>
        asked(view) === 'goOn'
          ? 'Go on: the die says how far the Builder goes.'
          : `Work at the ${spaces.plankMill} and turn ${small(goods.wood)} into ${small(goods.planks)}, as many as you like.`,
      notYet: {
        site: `Now we want ${small(goods.planks)}: work at the ${spaces.plankMill}, and turn at least one ${small(goods.wood)}. Your favours can wait.`,
      },
    },
    favours: {
      title: 'Favours',
      says: (view) =>
        `Your rival had ${small(goods.wood)} too and followed you along the arrow: that brings you a favour. The standing worker that was sent home brought ${EJECTION_FAVOURS} as well. You have ${favours(learner(view).favours)}; they pay for small extra actions at any time of your turn.`,
      task: 'Keep them for now, and end your turn.',
      notYet: { end: 'You could use them already. This time keep them, and end your turn.' },
    },
    meditate: {
      title: 'Meditation',
      says: (view) =>
        hasPoints(view)
          ? `Points buy small things. “${meditations.moveFarmer.name}” costs least and is never blocked; of the others, the last one chosen is blocked for whoever comes next. A farmer gives to one good what he takes from another.`
          : `A worker who has worked can meditate. Laid down, the first brings ${points(MEDITATION_POINTS[0])}, and more once you climb the track beside your farm.`,
      task: (view) =>
        hasPoints(view) ? 'Move a farmer, whichever you like.' : `Lay down your worker at the ${spaces.plankMill}.`,
      notYet: {
        lay: `First the meditation: lay down your worker at the ${spaces.plankMill}. Once you go to work you can no longer meditate in this turn.`,
        farmer: 'Spend the point first, it is lost when you go to work: move a farmer.',
      },
    },
    sail: {
      title: 'A delivery',
      says: `Now the action. The ${spaces.sailor} takes your goods to the notables: ${deliveries(SAILOR_FREE_DELIVERIES)} for nothing, and if you pay a good, as many more as it is worth. Each notable wants two or three particular goods.`,
      task: `Work at the ${spaces.sailor} and deliver one good to a notable. Where there is a choice, it is yours.`,
      notYet: {
        sailor: `You have what notables want: work at the ${spaces.sailor}.`,
        deliver: 'Paying a good would add deliveries. One is enough now: choose a good in the light.',
      },
    },
    influence: {
      title: 'Rupees and influence',
      says: 'A delivery pays a rupee for each marker that then lies on the card. Once it is full, whoever has the most markers on it wins the card and its power. And each notable you served gives a step of influence in its guild.',
      task: (view): string => (asked(view) === 'influence' ? 'Take the step.' : 'Finish the delivery.'),
      notYet: {
        finish: 'One delivery is enough this time: finish it.',
        step: 'You may decline a step, but it only helps you: take it.',
      },
    },
    turnDone: {
      title: 'The river',
      says: 'That was a whole turn. When cards are won, the boat goes on, richer notables open, and each pier brings something. Influence is what you need next: it opens the orders of the guilds. We go on in another game, in round 11.',
    },
    guilds: {
      title: 'An order of a guild',
      says: (view) =>
        `Each guild has one open order, the one in the coloured frame. Whoever has influence there and both goods may fulfil it. The ${guilds[GUILD]} ask for ${words.list(openOrder(view, GUILD).map((good) => small(goods[good])))}; you have both, and stand on level ${learner(view).influence[GUILD]}.`,
    },
    work: {
      title: 'First the action',
      says: (view) =>
        `Orders come after the action, so choose one that gives nothing away and helps. The ${spaces.architect} gives a step of influence: on level ${learner(view).influence[GUILD]} an order pays ${rupees(orderPays(view, 0))}, one level higher ${orderPays(view, 1)}. The worker who stands there goes home and brings your rival a favour, if he is still standing.`,
      task: `Work with the ${spaces.architect} and take a step, best with the ${guilds[GUILD]}.`,
      notYet: {
        work: `For this lesson we want influence, and both goods kept for the order: choose the ${spaces.architect}.`,
        step: 'Building costs materials, and one of them is wanted for the order: take a step of influence.',
      },
    },
    order: {
      title: 'Fulfil it',
      says: (view) =>
        `An order pays by your level: ${rupees(INFLUENCE_RUPEES[1])} on the first, up to ${INFLUENCE_RUPEES.at(-1)} at the top. You stand on level ${learner(view).influence[GUILD]} and nobody is higher. If somebody were, you would get one less and a step of influence.`,
      task: `Fulfil the order of the ${guilds[GUILD]}.`,
      notYet: {
        gift: 'A gift to Akbar would take the place of the order: one of them in a turn. Fulfil the order.',
        order: `Everything is there: fulfil the order of the ${guilds[GUILD]}.`,
      },
    },
    akbar: {
      title: 'A gift to Akbar',
      says: `Instead of fulfilling an order you may give Akbar one good whose place here is free. It pays at the end: one gift ${giftRupees(1)}, two ${giftRupees(2)}, three ${giftRupees(3)}, each further one ${AKBAR_FURTHER} more. The frame has moved on to the next order; but a guild takes only ${ORDER_LIMIT_AT_PIER[0]} for now, more as the boat goes on.`,
    },
    characters: {
      title: 'The other two',
      says: `You know two of the characters. The ${spaces.trader} takes up to three goods for others, worth one less in all, and can change what a good is worth. The ${spaces.botanist} does two of three things: a step on the meditation track, paid with goods; one cover tile removed; farmers moved twice.`,
    },
    own: {
      title: 'Where your own worker is',
      says: `You may work where a worker of yours is already, for ${rupees(PEONAGE)}; with no worker in supply you must. The rupee on the ${spaces.quarry} is for whoever works there next: the Merchant leaves them on his way. Whoever works where he stands gets ${favours(MERCHANT_FAVOURS)}. Now to the end of another game.`,
    },
    last: {
      title: 'How it ends',
      says: `All ${COLUMN_SIZE} orders of the ${guilds.artists} are covered: that ends the game. So does a top level of influence, or a notable of level IV who is served in full. The round is finished, one more is played. This turn is the last of all, and it is yours.`,
    },
    lastTurn: {
      title: 'Your last turn',
      says: `You have a book and a ${small(goods.curry)}. The ${spaces.sailor} could bring the book to the ${notables.subadar.name}, and if you pay the ${small(goods.curry)} without needing it, its value comes back in rupees. It is close.`,
      task: 'Play this turn as you like, and end it.',
    },
    sheet: {
      title: 'The final scoring',
      says: `To the rupees in the bags come: in each guild, ${LEADER_RUPEES} for each of your orders if you lead alone, ${SECOND_RUPEES} if second or level; gifts; removed cover tiles; ${LAST_SPACE_RUPEES} on the last meditation space; and some contracts. With equal totals, goods and favours that are left decide.`,
    },
    ready: {
      title: 'All there is to it',
      says: 'A better farm and influence pay most when they come early: more goods for one worker, more rupees for each order. Later serve notables for their contracts, have the goods of an open order ready, and give Akbar what is left over. And watch how near the end is.',
    },
  },
} satisfies GuideWords<AgraView>;

export type AgraGuideWords = typeof en;
