import { describe, expect, test } from 'vitest';
import { guide } from '../../games/bombay/guide/index.ts';
import { bombay } from '../../games/bombay/index.ts';
import type { BombayMove } from '../../games/bombay/state.ts';
import { type Shelf, Storehouse } from '../keep/storage.ts';
import { Course } from './course.ts';
import { keepCourse, readCourse } from './keep.ts';

const sittersOf = (seats: number) => Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, bot: null }));
const opened = () => new Course(bombay, guide, sittersOf);
const RIDE: BombayMove = { do: 'go', to: 'E4' };
const RIDE_ON: BombayMove = { do: 'go', to: 'G7' };

/** Reads on until something is to be done. */
function read(course: Course): Course {
  while (course.mode() === 'read') course.goOn();
  return course;
}

function give(course: Course, ...moves: BombayMove[]): void {
  for (const move of moves) course.table.answer(0, move);
  course.changed();
}

describe('a course', () => {
  test('takes no answer while there is something to read', () => {
    expect(opened().refusal([RIDE])).toBe('read');
  });

  test('takes what shows the idea, and says what keeps it from taking the rest', () => {
    const course = read(opened());
    expect(course.lesson.id).toBe('ride');
    expect(course.refusal([RIDE])).toBeNull();
    expect(course.refusal([RIDE, { do: 'buy' }])).toBeNull();
    expect(course.refusal([RIDE, RIDE_ON])).toBe('post');
    expect(course.refusal([{ do: 'end' }])).toBe('post');
  });

  test('goes on when its task is done, and back when that is taken back', () => {
    const course = read(opened());
    give(course, RIDE);
    expect(course.lesson.id).toBe('buy');
    course.table.match.undo(0);
    course.changed();
    expect(course.lesson.id).toBe('ride');
  });

  test('only tells what was done before its lesson began', () => {
    const course = read(opened());
    give(course, RIDE, { do: 'buy' });
    expect([course.lesson.id, course.mode()]).toEqual(['buy', 'read']);
  });

  test('lets a merchant play a free stretch to its end for who goes on', () => {
    const course = read(opened());
    give(course, RIDE, { do: 'buy' });
    while (course.mode() !== 'play') {
      if (course.mode() === 'read') course.goOn();
      else {
        const [seat = 0] = course.sight().waiting;
        const move = seat === 0 ? course.lesson.task?.suggests?.(course.sight()) : course.answerOf(seat);
        course.table.answer(seat, move);
        course.changed();
      }
    }
    expect(course.goOn()).toBe(true);
    expect(course.lesson.id).toBe('tripDone');
    expect(course.sight().view).toMatchObject({ players: [{ load: [expect.any(String)] }, {}, {}] });
  });

  test('answers for the others the same each time', () => {
    const answers = [opened(), opened()].map((course) => {
      read(course);
      give(course, RIDE, { do: 'buy' }, RIDE_ON);
      return course.answerOf(1);
    });
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a kept course', () => {
  function shelf(): Shelf {
    const held = new Map<string, string>();
    return {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, text) => void held.set(key, text),
      removeItem: (key) => void held.delete(key),
      key: (i) => [...held.keys()][i] ?? null,
      get length() {
        return held.size;
      },
    };
  }

  test('is read as it was written', () => {
    const house = new Storehouse(shelf());
    const course = read(opened());
    give(course, RIDE);
    keepCourse('bombay', course.kept(), house);
    expect(readCourse('bombay', house)).toEqual(course.kept());
    expect(readCourse('amul', house)).toBeNull();
  });

  test.each(['', '{', '7', '{"chapter":-1}', '{"chapter":0,"starts":[0],"line":[{"seat":0}]}'])(
    'that is damaged counts as not begun: %s',
    (text) => {
      const house = new Storehouse(shelf());
      house.write('guide/bombay', text);
      expect(readCourse('bombay', house)).toBeNull();
    },
  );

  test.each([
    [
      'answers that are not legal',
      { chapter: 1, starts: [0], line: [{ seat: 0, move: { do: 'fly' } }], finished: false },
      'closed',
    ],
    ['more lessons than there are', { chapter: 1, starts: Array(99).fill(0), line: [], finished: false }, 'closed'],
    ['an unknown chapter', { chapter: 9, starts: [0], line: [], finished: false }, 'goal'],
  ])('with %s begins its chapter anew', (_, kept, lesson) => {
    expect(new Course(bombay, guide, sittersOf, kept).lesson.id).toBe(lesson);
  });
});
