import { afterEach, describe, expect, test, vi } from 'vitest';
import { amul } from '../../games/amul/index.ts';
import { bombay } from '../../games/bombay/index.ts';
import { hashOf } from '../../kernel/index.ts';
import { Audience } from '../../server/tables/audience.ts';
import { Hosted } from '../../server/tables/hosted.ts';
import { Viewer } from '../../server/tables/seen.ts';
import { leaksPart } from './part.ts';
import { Twins } from './twins.ts';

afterEach(() => vi.restoreAllMocks());

test('nothing that a socket receives depends on what its seat cannot know', async () => {
  const { figures, findings } = await leaksPart.run(0, leaksPart.small, () => {});
  expect(findings).toEqual([]);
  for (const game of ['agra', 'amul', 'bombay', 'rajas'])
    expect(figures.sums[`positions of ${game}`]).toBe(leaksPart.small / 4);
});

test('a game of twins is told by its seed', async () => {
  expect(await Twins.play(amul, 'again', 40)).toEqual(await Twins.play(amul, 'again', 40));
});

/** Something that the house must not do, and what is found of it. */
async function found(plant: () => void): Promise<string[]> {
  plant();
  for (let number = 0; number < 6; number++) {
    const { findings } = await Twins.play(bombay, `planted ${number}`, 80);
    if (findings.length > 0) return findings.map(({ what }) => what);
  }
  return [];
}

describe('a leak is found', () => {
  test('in what is told of an answer: one bit of a purse is enough', async () => {
    const { update } = Viewer.prototype;
    const said = await found(() =>
      vi.spyOn(Viewer.prototype, 'update').mockImplementation(function (this: Viewer, match, ply, around) {
        const change = update.call(this, match, ply, around);
        return hashOf(match.state).startsWith('0') ? { ...change, from: change.from - 1 } : change;
      }),
    );
    expect(said.join()).toContain('is told about');
  });

  test('in the reason of a refusal', async () => {
    const { do: act } = Hosted.prototype;
    const said = await found(() =>
      vi.spyOn(Hosted.prototype, 'do').mockImplementation(async function (this: Hosted, ...asked) {
        const answered = await act.apply(this, asked);
        const odd = Number.parseInt(hashOf(this.match.state).slice(0, 1), 16) % 2 === 1;
        return 'refused' in answered && odd ? { ...answered, rule: 'BO-INFO-1' } : answered;
      }),
    );
    expect(said.join()).toContain('is told about what it did');
  });

  test('in an empty word: it tells that another seat has answered in advance', async () => {
    const { tellChange } = Audience.prototype;
    const said = await found(() =>
      vi.spyOn(Audience.prototype, 'tellChange').mockImplementation(function (this: Audience, textFor) {
        tellChange.call(this, (seat) => textFor(seat) ?? '{}');
      }),
    );
    expect(said.join()).toContain('when another seat answers in advance');
  });
});
