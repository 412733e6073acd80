/** Why some mutants survive: they change nothing that the rules promise. */

/** A mutant that no test has killed: where it was, the line without its margin, and what became of what. */
export interface Survivor {
  readonly game: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly was: string;
  readonly into: string;
}

interface Reason {
  /** Which mutants it is about. */
  fits(survivor: Survivor): boolean;
  readonly reason: string;
}

/** Mutants in a line that has this text. */
function at(game: string, file: string, text: string, reason: string): Reason {
  return {
    reason,
    fits: (survivor) => survivor.game === game && survivor.file === file && survivor.text.includes(text),
  };
}

/** A hole that the proof has found: a test has been written for it. */
const MENDED = 'noticed by a test that was written after this run';

const REASONS: readonly Reason[] = [
  // Before the general reasons: a rule on a line of the score sheet is not the reason of a refusal.
  at('amul', 'score.ts', "key: 'militaryValue'", MENDED),
  at('rajas', 'score.ts', "key: 'fame'", MENDED),
  at('rajas', 'score.ts', "key: 'moneyAsFame'", MENDED),
  {
    reason: 'a guard for the type checker: nothing else is offered there, or the other answer does nothing',
    fits: ({ text }) => /if \(move\.do (!==|===) '/.test(text),
  },
  {
    reason: 'a guard for the type checker: it is always there',
    fits: ({ text }) =>
      /^if \(!?\w+( === (undefined|null))?( \|\| \w+ === (undefined|null))*\) (return|continue|break)/.test(text),
  },
  {
    // `if (tile) …` that always holds.
    reason: 'a guard for the type checker: it is always there',
    fits: ({ text, was, into }) => into === 'true' && /^\w+$/.test(was) && text.startsWith(`if (${was}) `),
  },
  {
    reason: 'a guard for the type checker: every other answer has been dealt with before',
    fits: ({ text }) => text.startsWith('if (isAnyTime(move)) anyTimeAnswer('),
  },
  {
    reason: 'refused all the same, with another rule as the reason',
    fits: ({ text }) => /(return|\?|:|=>|\?\?) '?(AG|AM|BO|RG|RU)-|\bwhy\b|whyNot/.test(text),
  },
  {
    reason: 'an invariant: looser or stricter only where no right game ever comes',
    fits: ({ file }) => file === 'faults.ts',
  },
  at('agra', 'steps/exchange.ts', 'return player.goods[good] > 0', 'asked about goods that are there only'),
  at('agra', 'steps/powers.ts', 'break;', 'what comes next does nothing'),
  at('agra', 'steps/meditation.ts', 'turn.meditated.push(to)', 'noted twice is noted'),
  at('agra', 'steps/meditation.ts', 'const good: Good | null', 'refused all the same, with another rule as the reason'),
  at(
    'agra',
    'steps/architect.ts',
    '<= cost;',
    'so many of one material would be one too many: such a payment is not sparing',
  ),
  at('agra', 'steps/architect.ts', 'MATERIALS.some(', 'a cost that is reached is paid with something'),
  at('agra', 'steps/pawns.ts', 'const behind = ', 'the site that he leaves is built by then'),
  at('agra', 'steps/workers.ts', 'else if (lying.length > 1)', 'asked only where somebody lies'),
  at('agra', 'moves.ts', 'length: most + 1', 'one answer more in a table from which it is never taken'),
  at(
    'agra',
    'steps/notables.ts',
    'seat === leader',
    'a shortcut: an empty slot has no markers, and nobody has more than oneself',
  ),
  at('agra', 'steps/place.ts', 's.coins[space] > 0', 'where no coins lie, none are earned'),
  at('agra', 'steps/processing.ts', '> PROCESSED_PER_ACTION', MENDED),
  at('agra', 'view.ts', 'answers: step.answers.map(', MENDED),
  at('agra', 'score.ts', 'const second = Math.max(', 'nobody on level 0 has fulfilled an order (AG-6.3.2-c)'),
  at('agra', 'steps/botanist.ts', 'if (canMoveFarmer(', 'a farmer who has moved can always move back'),
  at('agra', 'steps/building.ts', 's.lying[site] = false', 'nobody has ever lain on a site that was not built'),
  {
    reason: 'the last of its switch: nothing comes after it',
    fits: ({ game, file, line, text }) =>
      game === 'agra' && file === 'steps/favours.ts' && line === 155 && text === 'return;',
  },
  at(
    'agra',
    'steps/influence.ts',
    'if (influence[guild] >= TOP_LEVEL) return;',
    'a second guard: no step is offered at the top, and who is behind is below it',
  ),
  at('agra', 'farm.ts', 'if (player.covers[cover]) out.push(', MENDED),
  at('agra', 'moves.ts', 'baseTransformTwo:', MENDED),
  at('agra', 'steps/favours.ts', 'player.influence[guild] < TOP_LEVEL', MENDED),
  at('agra', 'steps/favours.ts', "canAddExtra(s, seat, 'ft07')", MENDED),
  at('agra', 'steps/favours.ts', 'out.push(FAVOUR.ft08[good])', MENDED),
  at('agra', 'steps/meditation.ts', 'turn.servedGoods = ', MENDED),
  at('agra', 'steps/powers.ts', 'if (player.counter >= LAST_MEDITATION_SPACE) return;', MENDED),
  at('agra', 'steps/processing.ts', 'const extra = ', MENDED),
  at('agra', 'steps/production.ts', 'if (isAnyTime(move)) {', MENDED),
  at('agra', 'steps/supply.ts', "if (follow[to] !== 'never')", MENDED),
  at('agra', 'steps/tiles.ts', 'if (s.display.length < FACE_UP_TILES) reveal(s, t);', MENDED),
  at('agra', 'steps/workers.ts', 's.lying[space]) out.push(', MENDED),
  at('amul', 'score.ts', 'place < TRADERS_FROM', 'a Trader alone brings nothing: its trades are counted behind'),
  at('amul', 'score.ts', 'of trades(own)', MENDED),
  at('amul', 'facts.ts', 'letter === 0', 'no letter has that place, and the default says the same'),
  at('amul', 'order.ts', 'let value = 0;', 'the same for everybody: the order stays'),
  at('amul', 'traders.ts', 'copies[place] !== 0', 'a shortcut: without Traders there is nothing to assign'),
  at('amul', 'tally.ts', 'if (points !== 0)', 'a shortcut: adding nothing changes nothing'),
  at('amul', 'score.ts', 'own.copies[place] !== 0', 'a shortcut of the sum that bots use: no copies, no points'),
  at('amul', 'traders.ts', 'if (only !== null)', 'a shortcut: one demand needs no assignment'),
  at('amul', 'order.ts', '2 ** LETTERS.length', 'any base that leaves room for the letters gives the same order'),
  at('bombay', 'facts.ts', 'PLACE_IDS.indexOf(a) <', 'a road has two different ends'),
  at('bombay', 'facts.ts', "head === 'roads'", 'no other path names two places'),
  at('bombay', 'facts.ts', 'CITY_COUNTS.map((kinds) => [', MENDED),
  at('bombay', 'view.ts', 'purse.clients = ', MENDED),
  at('bombay', 'markets.ts', 'return MARKETS[at === 0', 'nobody used what it returned: it returns nothing since'),
  at('bombay', 'markets.ts', 'right[silk] > 0 ? 2 : -1', 'any number below 0 says that there is none'),
  at('bombay', 'state.ts', 'lap: 0,', 'the first round sets it before anybody is asked'),
  at('bombay', 'steps/buy.ts', 'const market = silk ?', 'no silk lies in no market, and the next line asks again'),
  at('bombay', 'steps/move.ts', 'const host = ', 'nobody has no seat, and the next line asks again'),
  at('bombay', 'steps/round.ts', 'market[silk] = 0', 'the markets are laid out anew right after it'),
  at('bombay', 'steps/round.ts', 'c <= DRAWN_PER_ROUND', 'nine of one silk leave none of any other'),
  at(
    'bombay',
    'steps/sell.ts',
    'if (one !== undefined)',
    'no bale sells nowhere, and a palace is offered to who carries one only',
  ),
  at('rajas', 'board.ts', 'spaces.length === 0', 'a guard that throws: nobody sits down at such a table'),
  at('rajas', 'dice.ts', 'gain > 0 && turns > 0', 'no die is its own opposite, and without karma none is turned'),
  at('rajas', 'steps/quarry.ts', 'i < yields.length', 'behind the last one there is none, which is passed over'),
  at('bombay', 'steps/round.ts', 'if (count === 0) continue;', 'a shortcut: none of a silk lies nowhere'),
  at('amul', 'corrected.ts', 'min: 0, max: MOST_POINTS', MENDED),
  at('amul', 'score.ts', 'if (!anybodyHas(table, place)) continue;', MENDED),
  at('amul', 'scoring.ts', 'copies === 0 ? 0', 'a shortcut: no copies score nothing, whatever the kind of scoring'),
  at(
    'amul',
    'steps/reveal.ts',
    'if (card !== undefined) s.agenda.push',
    'a guard for the type checker: only seats whose card acts are left',
  ),
  at('amul', 'traders.ts', 'if (demand !== undefined)', 'a guard for the type checker: it is always there'),
  at('amul', 'traders.ts', 'if (!hasTrader(tally))', 'a shortcut: without Traders there is nothing to assign'),
  at('amul', 'traders.ts', 'return false;', 'a shortcut: without Traders there is nothing to assign'),
  at('amul', 'traders.ts', 'search.from(0, 0)', 'every sum starts with the same: sums are only compared'),
  {
    reason: 'a shortcut: the whole assignment brings the same',
    fits: ({ game, file, text, into }) =>
      game === 'amul' && file === 'traders.ts' && text.includes('[demand.place] === 0') && into === 'false',
  },
  at('amul', 'traders.ts', '[demand.place] === 0', MENDED),
  at('amul', 'traders.ts', 'return series * only.points', MENDED),
  at('amul', 'traders.ts', 'points > this.#most', 'a branch that would bring just as much has been left before'),
  at('amul', 'traders.ts', 'this.#atMost(i) <= this.#most', 'a shortcut: the whole search finds the same assignment'),
  at('amul', 'traders.ts', 'return;', 'behind the last Trader there is no more to bring: the next line returns too'),
  at('amul', 'traders.ts', 'i < this.#taken.length', 'one number more than there are Traders, which nobody reads'),
  at('amul', 'view.ts', 'if (s.agenda.length === 0) return;', MENDED),
  at('amul', 'view.ts', 'rng.shuffle(hidden);', MENDED),
  at('rajas', 'province.ts', '(before & ~tile.roads[turn]) === 0', 'a shortcut: who looks for broken links finds none'),
  at(
    'rajas',
    'province.ts',
    'const [row = 0, column = 0]',
    'a default for the type checker: a cell has a row and a column',
  ),
  at('rajas', 'province.ts', 'side < 4;', 'a cell has no fifth side: nothing lies there'),
  at('rajas', 'province.ts', 'cell < CELLS.length', MENDED),
  at(
    'rajas',
    'score.ts',
    'place < 0 ? s.players.length',
    'who has crossed and who has not never have the same margin (RG-END-6)',
  ),
  at('rajas', 'setup.ts', 'phase: 0,', MENDED),
  at('rajas', 'steps/builder.ts', 'cell < CELLS.length', MENDED),
  at('rajas', 'steps/gain.ts', 'return;', MENDED),
  at('rajas', 'steps/market.ts', 'most - threes); twos', 'with so many twos no number of ones is left, not even none'),
  at('rajas', 'steps/pay.ts', 'i < LEFT.length', MENDED),
  at(
    'rajas',
    'steps/pay.ts',
    "effect.type === 'marketSame' && effect.good",
    'a guard for the type checker: a market that takes a die has its good, and nothing else has one',
  ),
  at('rajas', 'steps/quarry.ts', 'slot === undefined ||', 'a guard for the type checker: each yield has its slot'),
  at(
    'rajas',
    'steps/tracks.ts',
    'if (worker || player.bonuses > from)',
    'a shortcut: where nothing is passed, nothing happens',
  ),
  at('rajas', 'steps/tracks.ts', 'if (worker || to > from)', 'a shortcut: where nothing is passed, nothing happens'),
  at('rajas', 'steps/tracks.ts', 'worker > bonus.space', 'no worker stands on the space of a bonus'),
  {
    reason: 'a shortcut: one open space is enough, more of them change nothing',
    fits: ({ game, file, text }) => game === 'rajas' && file === 'steps/worker.ts' && text === 'return true;',
  },
  at(
    'rajas',
    'steps/worker.ts',
    "if (die === null || !('values' in die))",
    'a guard for the type checker: only spaces that take certain values are asked',
  ),
  at(
    'rajas',
    'steps/worker.ts',
    "if (effect.type !== 'dice' || effect.colours === 'any')",
    'a guard for the type checker: only spaces that give dice of a colour are asked',
  ),
];

/** The reason for which a mutant may survive, or null if it is a hole in the tests. */
export function reasonFor(survivor: Survivor): string | null {
  return REASONS.find(({ fits }) => fits(survivor))?.reason ?? null;
}
