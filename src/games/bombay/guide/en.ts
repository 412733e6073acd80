/** The guide of Bombay in English. This file is the type of the others. */
import type { GuideWords } from '../../../ui/guide.ts';
import {
  ACTIONS_PER_TURN,
  BUILD_ACTIONS,
  CITY_TOKEN_RUPEES,
  DRAWN_PER_ROUND,
  ELEPHANT_CARRIES,
  HILL_ACTIONS,
  MARKETS,
  MOVE_ACTIONS,
  SALE,
  SELL_ACTIONS,
  SILK_BONUS,
  TOKEN_RUPEES,
  TOLL_RUPEES,
  WAIT,
} from '../data.ts';
import { tableFacts } from '../state.ts';
import { en as words } from '../text/en.ts';
import type { BombayView } from '../view.ts';
import { actionsLeft, learner, palaces, purse, SEATS, type Taken, tokenTaken } from './sight.ts';

const { rupees, actions, clients } = words.counts;
const [left, middle, right] = MARKETS;
const [top, second, bottom] = SALE;
const { rounds, laps, prizes } = tableFacts(SEATS);
const place = (view: BombayView) => words.places[learner(view).at];
const palaceAt = (view: BombayView) => words.places[palaces(view)[0] ?? learner(view).at];

/** What the token under the first palace was. */
const taken: Readonly<Record<Taken, string>> = {
  rupees: `The token that lay there paid you ${rupees(TOKEN_RUPEES)} at once.`,
  city: 'The token that lay there is kept: at the end it counts as one more city.',
  none: 'No token lay there, and the palace is yours all the same.',
};

export const en = {
  chapters: { trip: 'A first trip', palace: 'A palace', ending: 'The last turn' },
  lessons: {
    goal: {
      title: 'Silk, and rupees',
      says: 'You are a silk merchant, and this is your elephant: the one with the star. You buy silk where it is cheap, sell it where it is wanted, and build palaces. Whoever has the most rupees at the end wins.',
    },
    clock: {
      title: 'How long it lasts',
      says: `With three players the game has ${rounds} rounds of ${laps} laps. In a lap everyone has one turn. This clock counts both, and after the last lap the game is over.`,
    },
    purse: {
      title: 'Your purse',
      says: (view) =>
        `You begin with ${rupees(purse(view).rupees)}. Money lies behind a screen: everyone sees what you earn and pay, and nobody sees your total.`,
    },
    markets: {
      title: 'Three markets',
      says: `The silk of this round lies in three markets. What there is most of lies on the left and costs ${rupees(left.rupees)} and ${actions(left.actions)}. In the middle it is ${rupees(middle.rupees)} and ${actions(middle.actions)}, on the right ${rupees(right.rupees)} and ${actions(right.actions)}.`,
    },
    ride: {
      title: 'Three actions',
      says: `A turn has ${actions(ACTIONS_PER_TURN)}. Riding along a road takes ${actions(MOVE_ACTIONS)}, up a hill ${HILL_ACTIONS} more. Nobody rides to a market: silk is bought at a trading post of its colour.`,
      task: 'Ride to the blue trading post next door. Press it on the map, or in the bar.',
      notYet: {
        post: 'Soon you may ride wherever you like. Now go to the blue post in the light: blue is the cheapest silk today.',
      },
    },
    buy: {
      title: 'Buy a bale',
      says: `The post is open, because blue lies in a market. Blue lies on the left, so a bale costs ${rupees(left.rupees)} and ${actions(left.actions)}. You may buy once in a turn, and the elephant carries ${ELEPHANT_CARRIES} bales.`,
      task: 'Buy a blue bale.',
      notYet: { buy: 'You are at the right place: first buy a blue bale here.' },
    },
    ladder: {
      title: 'Who wants it?',
      says: `Beside each city stands a ladder with the three silks that it wants. The top rung pays ${rupees(top.rupees)}, the middle ${rupees(second.rupees)}, the bottom ${rupees(bottom.rupees)} and ${clients(bottom.clients)}. Yellow and purple add a little to that; more of it later.`,
    },
    towards: {
      title: 'Choose your city',
      says: `Bombay wants blue most: it pays ${rupees(top.rupees)}. In Hyderabad blue is in the middle and brings ${rupees(second.rupees)}. Both are two roads away, by way of the sites in the light.`,
      task: `Use your last action: ride one road towards the city of your choice.`,
      notYet: {
        unspent: 'An action that is not used is lost. Ride one road towards Bombay or Hyderabad first.',
        towards: 'That leads away from both cities. Ride to one of the two sites beside the post.',
      },
    },
    others: {
      title: 'The others',
      says: 'Your turn is over: no action is left. Now the others play, clockwise. What each of them does is told in the story, a line for each step; what they own stays behind their screens.',
    },
    sell: {
      title: 'Sell it',
      says: `Back to your bale. A sale takes ${actions(SELL_ACTIONS)} in a city that wants the silk. You may ride in and sell in one go: the bar shows what it costs and what it brings.`,
      task: 'Ride into the city and sell your bale.',
      notYet: { sell: 'You are close: ride into the city next door and sell the blue bale there.' },
    },
    sank: {
      title: 'The ladder answers',
      says: (view) =>
        `Blue has sunk to the bottom of the ladder ${place(view).at}, and what was below it has risen. Whoever sells blue here next gets less. Sold bales go back into the bag.`,
    },
    token: {
      title: 'A token of the city',
      says: `With your first sale in a city you take one of its tokens, while there are any. At the end tokens of different cities pay ${words.list(CITY_TOKEN_RUPEES.slice(1).map(String))} rupees for one to six. So it pays to sell in many cities.`,
    },
    rest: {
      title: 'The rest of the turn',
      says: (view) =>
        `You have ${actions(actionsLeft(view))} left. What is not used is lost, but you need not use it. Whoever has nothing better to do waits: all ${WAIT.actions} actions of a turn for ${rupees(WAIT.rupees)}.`,
      task: 'Ride one road further, or end the turn. Both are fine.',
    },
    again: {
      title: 'Once more, as you like',
      says: 'Now play on your own. See which silk is cheap and which city pays for it, and think of the way between them.',
      task: 'Have a bale on your elephant again. Go on whenever you have seen enough.',
    },
    tripDone: {
      title: 'That is the trade',
      says: 'Buy, carry, sell: that is what most turns are about. Now to what else silk can be used for. We go on a few turns later, in another game that began like yours.',
    },
    closed: {
      title: 'A closed post',
      says: 'Somebody has bought the last blue bale from the market. Blue posts are closed now, until new silk arrives in the next round. You were in time: you carry a blue bale.',
    },
    sites: {
      title: 'Silk for a palace',
      says: 'A bale can be sold, or it can pay for a palace on one of these sites. On many of them lies a token for whoever builds there: a shield counts as a city at the end, coins are rupees at once, a head is a client, bales are a free bale.',
    },
    build: {
      title: 'Build a palace',
      says: `A palace costs one bale that you carry, and ${actions(BUILD_ACTIONS)}. It stands for good: nobody else can build there.`,
      task: 'Ride to a site and build there. Which one is up to you.',
      notYet: {
        build:
          'For this lesson, ride to a free site next door and build there: cities and posts have no room for a palace.',
      },
    },
    palaceToken: {
      title: 'What a palace brings',
      says: (view) =>
        `${taken[tokenTaken(view)]} Every palace also counts for your empire: palaces and clients together. The largest empires earn prizes at the end.`,
    },
    toll: {
      title: 'Guests',
      says: (view) =>
        `There is more to it. Whenever another merchant rides into your palace ${palaceAt(view).at}, the bank pays you ${rupees(TOLL_RUPEES)}. The guest pays nothing, and cannot help it.`,
      task: 'Finish your turn as you like, and watch who comes by.',
    },
    tollPaid: {
      title: 'A rupee from the road',
      says: (view) =>
        `An elephant has passed through your palace, and you have ${rupees(purse(view).rupees)} now. Every visit counts, also on the way through. A palace on a busy road pays again and again.`,
    },
    colours: {
      title: 'Two precious silks',
      says: `Yellow brings ${rupees(SILK_BONUS.yellow.rupees)} more than the rung says, wherever it is sold. Purple brings ${clients(SILK_BONUS.purple.clients)} more. The coins on the ladders include that already.`,
    },
    turn: {
      title: 'Your turn, your plan',
      says: 'This is the last lap of the round. You have little silk and a purse: perhaps ride to where you want to buy, as new silk comes next.',
      task: 'Play your turn as you like. The round ends after it.',
    },
    supply: {
      title: 'New silk',
      says: `A new round: what was left in the markets went back into the bag, and ${DRAWN_PER_ROUND} bales were drawn. The most common lies on the left again, so prices change. Ladders, palaces and loads stay, and the next merchant goes first.`,
    },
    last: {
      title: 'The very last lap',
      says: `The end of yet another game: round ${rounds}, lap ${laps}. After this turn it is over. Bales on the elephant and palaces that were not built are worth nothing then.`,
    },
    cities: {
      title: 'First bonus: cities',
      says: (view) =>
        `Each line shows what so many different cities pay. You hold tokens of ${purse(view).cities.length} cities, and a palace token that counts as one more.`,
    },
    empire: {
      title: 'Second bonus: empires',
      says: `Palaces on the board and clients together make an empire. With three players the largest earns ${rupees(prizes[0] ?? 0)} and the second ${rupees(prizes[1] ?? 0)}. Whoever is level shares.`,
    },
    lastTurn: {
      title: 'Your last turn',
      says: 'You carry an orange bale. Sell it here, from the bottom of the ladder and with no token left; ride to Bombay, where orange is on top; or build a palace. Each of them helps in its own way.',
      task: 'Play your last turn. The bar shows what each answer costs and brings.',
      notYet: {
        use: 'The bale is worth nothing once the game is over. First do something with it.',
      },
    },
    sheet: {
      title: 'The score sheet',
      says: 'Everything ends in rupees: those you earned in play, the city bonus and the empire prize. The lines in between only explain them. With equal totals, more clients win.',
    },
    ready: {
      title: 'All there is to it',
      says: 'Trade where the ladders are high, build where the roads are busy, and watch which city you are missing. With four or five players there are more posts, and palaces earn more.',
    },
  },
} satisfies GuideWords<BombayView>;

export type BombayGuideWords = typeof en;
