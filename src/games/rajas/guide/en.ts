/** The guide of Rajas in English. This file is the type of the others. */
import type { GuideWords } from '../../../ui/guide.ts';
import { boardSpaces } from '../board.ts';
import { BUILDINGS, FAME_TRACK, KARMA, LEVEL, LEVEL_SUM, MONEY_TRACK, STACKS, WORKERS } from '../data.ts';
import { marginOf } from '../steps/tracks.ts';
import { en as words } from '../text/en.ts';
import { tileOf } from '../tiles.ts';
import type { RajasView } from '../view.ts';
import { builtTiles, learner, rival, SEATS, yieldsNear } from './sight.ts';

const { money, fame, workers, tiles } = words.counts;
const prices = boardSpaces(SEATS)
  .filter(({ area }) => area === 'quarry')
  .map((space) => space.money);
const missing = (view: RajasView) => -marginOf(learner(view));

/** What the first tile brought. */
function gained(view: RajasView): string {
  const [tile] = builtTiles(view);
  if (tile === undefined) return '';
  const { buildings, marketMoney } = tileOf(tile);
  const { levels, fame: now, money: purse } = learner(view);
  const brought = buildings.reduce((sum, building) => sum + levels[building], 0);
  return [
    brought > 0 ? `Your ${words.tileName(tile).toLowerCase()} brought ${fame(brought)}: your marker is on ${now}.` : '',
    marketMoney > 0 ? `Your market paid its ${money(marketMoney)} at once: you have ${purse} now.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The building that stands highest on the scroll. */
function highest(view: RajasView): string {
  const { levels } = learner(view);
  const best = BUILDINGS.toSorted((a, b) => levels[b] - levels[a])[0] ?? 'temple';
  return levels[best] > LEVEL.first ? ` Your ${words.building[best]} is at ${levels[best]} already.` : '';
}

export const en = {
  chapters: { start: 'A first round', roads: 'Roads and markets', ending: 'The markers meet' },
  lessons: {
    goal: {
      title: 'Two markers, one race',
      says: 'You are a raja on the Ganges. Two markers of yours set out from this corner and run around the board: fame clockwise, money the other way round. When the two markers of any player meet, the game is about to end.',
    },
    gap: {
      title: 'How far it is',
      says: (view) =>
        `This bar is your race: fame grows from the left, money from the right. The gap between them is still ${missing(view)}. Each fame makes it smaller by one, and so do 2 money. In the end the markers that have passed each other furthest win.`,
    },
    round: {
      title: 'A worker at a time',
      says: (view) =>
        `You take turns. In a turn you place one worker on a free space, pay what it costs, and do at once what it is for. You have ${workers(learner(view).workers)}. When all workers of all players are placed, the round is over.`,
    },
    quarry: {
      title: 'The quarry',
      says: `Here you build: tiles for your own province. The spaces fill in order and get dearer, from ${money(prices[0] ?? 0)} to ${prices.at(-1)}. Each space on the board has room for one worker only.`,
      task: 'Place your first worker in the quarry: press the space, or the answer in the bar.',
      notYet: {
        quarry: 'You will see the other places soon. Go to the quarry first: everything else grows out of your tiles.',
      },
    },
    tile: {
      title: 'Dice pay for tiles',
      says: `${STACKS.length} tiles lie open. The number on a tile is its price, paid with dice of its colour: they must show at least as much in all, and there is no change. Buildings bring fame, tents are markets and bring money.`,
      task: 'Choose a marked tile whose price a die of its colour reaches. The die is paid with it.',
      notYet: {
        karma:
          'That takes karma, and karma comes later. Choose a tile whose price a die of its colour reaches as it lies.',
      },
    },
    lay: {
      title: 'Into your province',
      says: 'Turn the tile as you like. One of its roads must lead to your residence, directly or through tiles that lie there already. Roads that lead on to empty cells are worth something: there you can build next.',
      task: 'Lay the tile beside your residence.',
      notYet: { lay: 'The tile is paid. Now lay it beside your residence.' },
    },
    gains: {
      title: 'It pays at once',
      says: (view) => `${gained(view)} Buildings pay once, when they are built. Markets can be used again later.`,
    },
    others: {
      title: 'Your rival',
      says: 'Now the other raja places a worker. What happens is told in the story, a line for each step.',
    },
    palace: {
      title: 'The palace',
      says: 'Terraces below give you a die and cost nothing. A balcony turns one die into two of another colour. Each of the six chambers takes a die that shows its number and gives something of its own: point at one to read it.',
      task: 'Place your second worker in the palace, wherever you like.',
      notYet: {
        palace: 'That comes later. Now choose a space in the palace.',
        builder: 'The Master Builder lays a dearer tile over an old one. That is for later: choose another space.',
        karma: 'That takes karma, which comes next. Choose a chamber whose number a die of yours shows, or a terrace.',
      },
    },
    karma: {
      title: 'Karma',
      says: (view) =>
        `You have ${words.counts.karma(learner(view).karma)}, and can hold ${KARMA.most}. Whenever you pay a die, 1 karma turns it to the face below: a 1 counts as 6, a 2 as 5, a 3 as 4, and the other way round. So no die is ever quite useless.`,
    },
    harbour: {
      title: 'On the Ganges',
      says: 'The harbour wants a low die: 1, 2 or 3. Your boat sails up to that many spaces and takes what the space gives where it stops. What it sails past gives nothing.',
      task: 'Place your third worker in the harbour and let your boat sail.',
      notYet: { harbour: 'One thing is still to be seen in this round: send this worker to the harbour.' },
    },
    home: {
      title: 'Workers come home',
      says: 'Your three workers are placed, and your rival places one more. Then all workers come home, and the elephant goes to the next raja, who begins. Dice, karma and money stay. We go on in the fourth round of another game.',
    },
    yields: {
      title: 'Something at the edge',
      says: (view) =>
        `You have built ${tiles(builtTiles(view).length)} here. Around your province lie special yields: money, dice, karma, an upgrade. Whoever builds a tile with a road that runs into one gets it, once. ${yieldsNear(view).length} of them are only one tile away.`,
    },
    reach: {
      title: 'A road to a yield',
      says: 'Choose a tile, and turn it so that one of its roads runs into a yield. In a corner lie two of them: with three roads a tile can take both.',
      task: 'Go to the quarry, and build a tile whose road reaches a special yield.',
      notYet: {
        quarry: 'For this you need a tile: go to the quarry.',
        tile: 'No road of that tile can reach a yield now. Choose another one.',
        road: 'Laid like this, no road runs into a yield. Choose a cell beside one, or turn the tile.',
      },
    },
    levels: {
      title: 'Better builders',
      says: (view) =>
        `Every building brings the fame that your scroll shows for its kind, ${LEVEL.first} at first. An upgrade moves one kind up, to at most ${LEVEL.last}, for all that you build from then on.${highest(view)} So upgrade first, and build after that.`,
    },
    market: {
      title: 'Selling',
      says: 'Your tents pay again and again. Assorted goods is free and counts one market of each good. A stall for one good takes a die, and counts as many markets of that good as the die shows.',
      task: 'Place a worker in the market. The bar shows what each space brings.',
      notYet: { market: 'You have markets and have not sold there yet: send this worker to the market.' },
    },
    workers: {
      title: 'More hands',
      says: (view) =>
        `Each raja has three workers who wait: at ${FAME_TRACK.worker} fame, at ${money(MONEY_TRACK.worker)} and at the bridge of the Ganges. Get there with your marker or your boat, and that worker is yours for good. Two of the three can be won, which makes ${WORKERS.most}. You have ${learner(view).workers}, and your rival ${rival(view).workers}.`,
    },
    play: {
      title: 'As you like',
      says: 'Play the rest of the round on your own. Dice make tiles, tiles make fame and markets, markets make money, and the boat helps everywhere.',
      task: 'Place your other workers. Go on whenever you have seen enough.',
    },
    bonuses: {
      title: 'One thing leads to another',
      says: 'Some spaces of both tracks bring a gift when you reach or pass them for the first time: dice, karma, an upgrade, a trip with the boat. The boat may then bring money, and the money the next gift. Look out for such chains.',
    },
    close: {
      title: 'Nearly there',
      says: (view) =>
        `We jump to round ${view.round} of a third game. You have ${fame(learner(view).fame)} and ${money(learner(view).money)}: the gap is ${missing(view)}. Your rival still needs ${-marginOf(rival(view))}.`,
    },
    meet: {
      title: 'Let them meet',
      says: 'Three places close the gap: the market, Man Singh and the portico. Everybody else finishes the phase: your rival has one more turn. Then the wider crossing wins, so take as much as you can get.',
      task: 'Place a worker in one of the three.',
      notYet: { meet: 'Your markers would not meet there. Sell in the market, or go to Man Singh or the portico.' },
    },
    sheet: {
      title: 'The score sheet',
      says: `Fame counts as it is, money counts half, rounded up. Take away the ${LEVEL_SUM} spaces of the race: what is left is the margin, and the largest wins. With equal margins, whoever’s markers met first wins.`,
    },
    ready: {
      title: 'All there is to it',
      says: 'Both tracks are good, and a few upgrades or a few good markets decide which is yours. Get more workers early, and keep roads open. With three or four players the board has more spaces, and everything else is the same.',
    },
  },
} satisfies GuideWords<RajasView>;

export type RajasGuideWords = typeof en;
