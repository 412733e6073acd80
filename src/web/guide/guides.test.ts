import { describe, expect, test } from 'vitest';
import { botMove } from '../../bots/bot.ts';
import { merchant } from '../../bots/levels.ts';
import { FastRng, type Game, type Move, type Rng } from '../../kernel/index.ts';
import { type Answer, type GameUi, LANGUAGES } from '../../ui/contract.ts';
import { type GuideWords, said } from '../../ui/guide.ts';
import { GUIDES } from '../guides.ts';
import { loadGame, TAUGHT } from '../registry.ts';
import { Course } from './course.ts';

const sittersOf = (seats: number, learner: number) =>
  Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, bot: seat === learner ? null : 'merchant' }));

async function taught(id: string) {
  const entry = GUIDES[id];
  const loaded = await loadGame(id, 'en');
  if (!entry || !loaded) throw new Error(`${id} has no guide`);
  return { ...loaded, guide: await entry.load(), entry };
}

/** More answers than this, and a guide does not end. */
const ENDLESS = 1500;

/** One step of somebody who learns: reads on, waits for the others, or gives an answer that is taken. */
function stepOn(course: Course, answerWith: (course: Course) => readonly Move[] | 'goOn'): void {
  const sight = course.sight();
  if (course.mode(sight) === 'read') return void course.goOn();
  const other = sight.waiting.find((seat) => seat !== course.chapter.learner);
  if (sight.waiting.includes(course.chapter.learner)) {
    const answer = answerWith(course);
    if (answer === 'goOn') return void course.goOn();
    for (const move of answer) {
      const given = course.table.answer(course.chapter.learner, move);
      if ('refused' in given) throw new Error(`${course.lesson.id}: ${JSON.stringify(move)} is ${given.refused}`);
    }
  } else if (other !== undefined) course.table.answer(other, course.answerOf(other));
  else throw new Error(`${course.lesson.id}: nobody is asked, and the lesson is not done`);
  course.changed();
}

function finish(course: Course, answerWith: (course: Course) => readonly Move[] | 'goOn'): string[] {
  const met: string[] = [];
  for (let i = 0; !course.finished; i++) {
    if (i > ENDLESS) throw new Error(`${course.lesson.id}: the guide does not go on`);
    const id = `${course.chapter.id}/${course.lesson.id}`;
    if (met.at(-1) !== id) met.push(id);
    stepOn(course, answerWith);
  }
  return met;
}

/** What the guide would show, else what a merchant would do. */
function asSuggested(game: Game) {
  return (course: Course): readonly Move[] => {
    const sight = course.sight();
    const shown = course.lesson.task?.suggests?.(sight);
    const move =
      shown ?? botMove(merchant, game, course.table.match.state, course.chapter.learner, new FastRng('walk'));
    expect(course.refusal([move], sight), `${course.lesson.id}: its own suggestion`).toBeNull();
    return [move];
  };
}

/** Any answer that is taken, gestures of several moves included; or on from a stretch of free play. */
function asItComes(ui: GameUi, rng: Rng) {
  return (course: Course): readonly Move[] | 'goOn' => {
    const sight = course.sight();
    const { learner } = course.chapter;
    const answers: Answer[] = ui.answers(sight, (line) => course.table.ahead(learner, line));
    const taken = answers.filter(({ moves }) => course.refusal(moves, sight) === null);
    const ways = taken.length + (course.mode(sight) === 'play' ? 1 : 0);
    expect(ways, `${course.lesson.id}: an answer that is taken`).toBeGreaterThan(0);
    return taken[rng.int(ways)]?.moves ?? 'goOn';
  };
}

test('every game that is said to be taught has a guide, and the other way round', () => {
  expect(Object.keys(GUIDES).toSorted()).toEqual([...TAUGHT].toSorted());
});

describe.each(Object.keys(GUIDES))('the guide of %s', (id) => {
  test('has words for every lesson in every language, and no others', async () => {
    const { guide, entry, game } = await taught(id);
    const ids = guide.chapters.flatMap(({ lessons }) => lessons.map((lesson) => lesson.id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of LANGUAGES) {
      const words: GuideWords = await entry.words[language]();
      expect(Object.keys(words.lessons)).toEqual(ids);
      expect(Object.keys(words.chapters)).toEqual(guide.chapters.map((chapter) => chapter.id));
      const course = new Course(game, guide, sittersOf);
      while (!course.finished) {
        const { says = '', task = '', notYet = {} } = words.lessons[course.lesson.id] ?? {};
        for (const text of [says, task, ...Object.values(notYet)]) {
          const spoken = said(text, course.sight().view);
          expect(spoken, course.lesson.id).not.toMatch(/undefined|NaN|\[object|!/);
          expect(spoken.length, `${language}, ${course.lesson.id}`).toBeLessThan(420);
        }
        stepOn(course, asSuggested(game));
      }
    }
  });

  test('names rules that stand in the reference', async () => {
    const { guide, ui } = await taught(id);
    const { chapters } = await ui.rules();
    const known = new Set(chapters.flatMap(({ rules }) => rules.map((rule) => rule.id)));
    for (const { lessons } of guide.chapters)
      for (const { rules } of lessons) {
        expect(rules.length).toBeGreaterThan(0);
        for (const rule of rules) expect(known.has(rule), rule).toBe(true);
      }
  });

  test('begins each chapter with a legal position, and ends it with something to read', async () => {
    const { guide, game } = await taught(id);
    const course = new Course(game, guide, sittersOf);
    expect(course.table.match.line).toHaveLength(guide.chapters[0]?.opening.length ?? -1);
    for (const { lessons } of guide.chapters) expect(lessons.at(-1)?.task).toBeUndefined();
  });

  test('is finished by whoever takes what it suggests, and shows every lesson on the way', async () => {
    const all = await taught(id);
    const course = new Course(all.game, all.guide, sittersOf);
    const met = finish(course, asSuggested(all.game));
    expect(met).toEqual(all.guide.chapters.flatMap((chapter) => chapter.lessons.map((l) => `${chapter.id}/${l.id}`)));
  });

  test.each(Array.from({ length: 40 }, (_, i) => i))(
    'is finished by whoever takes any answer that is taken (%i)',
    async (walk) => {
      const { game, guide, ui } = await taught(id);
      const met = finish(new Course(game, guide, sittersOf), asItComes(ui, new FastRng(`walk ${walk}`)));
      expect(met.length).toBeGreaterThan(0);
    },
  );

  test('leaves time to read: no lesson passes by what the others do alone', async () => {
    const { game, guide } = await taught(id);
    const course = new Course(game, guide, sittersOf);
    for (let i = 0; !course.finished && i < ENDLESS; i++) {
      const { lesson } = course;
      let own = false;
      while (!course.finished && course.lesson === lesson && i++ < ENDLESS) {
        own ||= course.mode() === 'read' || course.sight().waiting.includes(course.chapter.learner);
        stepOn(course, asSuggested(game));
      }
      expect(own, lesson.id).toBe(true);
    }
  });

  test('is taken up where it was left, after every step', async () => {
    const all = await taught(id);
    const course = new Course(all.game, all.guide, sittersOf);
    for (let i = 0; !course.finished && i < ENDLESS; i++) {
      stepOn(course, asSuggested(all.game));
      const kept = JSON.parse(JSON.stringify(course.kept()));
      const again = new Course(all.game, all.guide, sittersOf, kept);
      expect(again.lesson.id).toBe(course.lesson.id);
      expect(again.finished).toBe(course.finished);
      expect(again.table.match.state).toEqual(course.table.match.state);
    }
  });
});
