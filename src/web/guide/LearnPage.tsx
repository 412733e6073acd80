/** A guided first game: the real table with the real rules, and a guide beside it who tells one idea at a time. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { same } from '../../kernel/index.ts';
import type { Guide, GuideWords } from '../../ui/guide.ts';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { GUIDES, type GuideEntry } from '../guides.ts';
import { currentSettings } from '../keep/settings.ts';
import { keepRecord } from '../keep/tables.ts';
import { createTable, usualSeats, usualSitters } from '../new/createTable.ts';
import { Unknown } from '../parts/Unknown.tsx';
import type { Loaded } from '../registry.ts';
import { navigate } from '../router.tsx';
import { PAUSE_MS } from '../table/pace.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { useWords, type WordLoaders } from '../useWords.ts';
import { Course } from './course.ts';
import { GuideCard } from './GuideCard.tsx';
import { GuideRoom } from './guideRoom.ts';
import { keepCourse, readCourse } from './keep.ts';
import { Spotlight } from './Spotlight.tsx';
import type { GuideText } from './text/en.ts';

const TEXTS: WordLoaders<GuideText> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};

export function LearnPage({ id }: { readonly id: string }) {
  const house = useHouse().text.house;
  const text = useWords(TEXTS);
  const entry = Object.hasOwn(GUIDES, id) ? GUIDES[id] : undefined;
  if (text === null) return <p className="loading">{house.loading}</p>;
  if (entry === undefined) return <Unknown title={text.none} />;
  return <KnownGuide id={id} entry={entry} text={text} />;
}

function KnownGuide({
  id,
  entry,
  text,
}: {
  readonly id: string;
  readonly entry: GuideEntry;
  readonly text: GuideText;
}) {
  const house = useHouse().text.house;
  const loading = useLoadedGame(id);
  const loaded = fetched(loading);
  const guide = fetched(useLoaded(useCallback(() => entry.load(), [entry])));
  const words = useWords(entry.words);
  if (loading !== null && loaded === null) return <Unknown title={text.none} />;
  if (loaded === null || guide === null || words === null) return <p className="loading">{house.loading}</p>;
  return <Lessons loaded={loaded} guide={guide} words={words} text={text} />;
}

interface LessonsProps {
  readonly loaded: Loaded;
  readonly guide: Guide;
  readonly words: GuideWords;
  readonly text: GuideText;
}

function Lessons({ loaded, guide, words, text }: LessonsProps) {
  const { text: house, motion } = useHouse();
  const { entry, game, ui } = loaded;
  const { id } = entry;
  const [course] = useState(() => {
    const sitters = (seats: number, learner: number) => {
      const [own, ...others] = usualSitters(seats, 1, currentSettings().name, house);
      return own ? [...others.slice(0, learner), own, ...others.slice(learner)] : [];
    };
    return new Course(game, guide, sitters, readCourse(id));
  });
  const open = useCallback(
    () =>
      new GuideRoom(course, {
        pause: () => PAUSE_MS[currentSettings().pace],
        keep: () => {
          keepCourse(id, course.kept());
          if (course.table.over) keepRecord(recordId(id), course.table.match.record());
        },
      }),
    [course, id],
  );
  const [room, setRoom] = useState(open);
  useEffect(() => {
    room.start();
    return () => room.close();
  }, [room]);
  const standing = useSyncExternalStore(room.watch, () => room.standing);
  const { lesson, mode, sight, suggestion } = standing;

  // What was shown is over with the next position.
  const [asked, setAsked] = useState<object | null>(null);
  const showing = asked === standing;
  const here = `${standing.chapter} ${lesson.id}`;
  const [folded, setFolded] = useFolded(here);
  const suggested = useMemo(() => {
    if (!showing || suggestion === null) return [];
    const begun = ui
      .answers(sight, (line) => room.ahead(line))
      .filter(({ moves }) => same(moves[0], suggestion) && course.refusal(moves, sight) === null);
    const alone = begun.find(({ moves }) => moves.length === 1);
    // Where the bar has it only as the beginning of a gesture, such as to place and pay, the gesture is shown.
    const answer = alone?.place === 'more' ? (begun.find(({ place }) => place !== 'more') ?? alone) : alone;
    return answer ? [`[data-answer="${CSS.escape(answer.id)}"]`, `[data-offer="${CSS.escape(answer.id)}"]`] : [];
  }, [showing, suggestion, ui, sight, room, course]);

  const playWhole = () => {
    const seats = usualSeats(game.seats);
    const made = createTable(loaded, usualSitters(seats, 1, currentSettings().name, house), {});
    navigate('id' in made && made.unkept === null ? `/table/${made.id}` : `/new/${id}`);
  };
  const restart = () => {
    course.restart();
    keepCourse(id, course.kept());
    setRoom(open());
  };

  const card = (
    <GuideCard
      game={ui.text.name}
      gameId={id}
      standing={standing}
      words={words}
      text={text}
      showing={showing}
      folded={folded}
      onFold={setFolded}
      onGoOn={() => room.goOn() && setRoom(open())}
      onShow={() => {
        setAsked(standing);
        setFolded(true);
      }}
      onRestart={restart}
      onPlay={playWhole}
    />
  );
  const reading = mode === 'read' || mode === 'finished';
  return (
    <>
      <TableScreen
        key={`${standing.chapter} ${course.restarts}`}
        room={room}
        loaded={loaded}
        id={recordId(id)}
        teaching={{ card, reading, tab: standing.tab, look: standing.look }}
        onAgain={playWhole}
      />
      <Spotlight
        key={here}
        lit={showing ? suggested : standing.lit}
        otherwise={showing ? MORE_ANSWERS : standing.lit.length > 0 ? TO_THE_ANSWERS : NOTHING}
        open={reading ? OPEN_TO_READ : OPEN_TO_ANSWER}
        motion={motion}
      />
    </>
  );
}

/** Whether the words of a lesson are put away: when who learns wants to answer, until the next lesson. */
function useFolded(lesson: string): [boolean, (folded: boolean) => void] {
  const [at, setAt] = useState('');
  const set = useCallback((folded: boolean) => setAt(folded ? lesson : ''), [lesson]);
  useEffect(() => {
    // A press on the board begins an answer, which the bar may have to confirm.
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-offer]') !== null) set(true);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [set]);
  return [at === lesson, set];
}

const NOTHING: readonly string[] = [];
/** Behind this stand the answers for which the bar has no room. */
const MORE_ANSWERS = ['[data-more]'];
/** Behind this stands the bar itself, where the screen is low and the lesson is still read. */
const TO_THE_ANSWERS = ['.guide-fold .button'];
/** What stays bright while something else is in the light. */
const OPEN_TO_READ = ['.guide'];
const OPEN_TO_ANSWER = ['.guide', '.question', '.strip'];

/** Where the record of a guide's last game is kept, to be replayed. */
function recordId(game: string): string {
  return `guide-${game}`;
}
