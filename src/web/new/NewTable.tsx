/** Sets up a table: who sits where, and the options of the game, each with a sentence and a sensible default. */

import { lazy, Suspense, useCallback, useState } from 'react';
import { factsIn, type OptionProblem } from '../../kernel/index.ts';
import type { Sitter } from '../../table/table.ts';
import { Card } from '../../ui/Card.tsx';
import { useHouse } from '../context.tsx';
import { FactsField } from '../facts/FactsField.tsx';
import { carriesFacts, type LinkedFacts, linkedFacts, withFacts } from '../facts/link.ts';
import { fetched } from '../fetched.ts';
import { changeSettings, currentSettings } from '../keep/settings.ts';
import type { TableProblem } from '../keep/tables.ts';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { Page } from '../parts/Page.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import type { Loaded } from '../registry.ts';
import { navigate } from '../router.tsx';
import { useFragment } from '../useFragment.ts';
import { useLoaded } from '../useLoaded.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { createTable, usualSeats, usualSitters } from './createTable.ts';
import { OptionFields, optionsWithDefaults, specsOf } from './OptionFields.tsx';
import { SitterRow } from './SitterRow.tsx';
import { StartBar } from './StartBar.tsx';
import './new.css';

const OnlineSetup = lazy(() => import('../online/OnlineSetup.tsx').then((m) => ({ default: m.OnlineSetup })));

export function NewTable({ id }: { readonly id: string }) {
  const { text } = useHouse();
  const fragment = useFragment(carriesFacts);
  const loading = useLoadedGame(id);
  if (loading === null) return <p className="loading">{text.house.loading}</p>;
  const loaded = fetched(loading);
  if (loaded === null) return <Unknown title={text.fresh.unknownGame} />;
  // Other facts make another table: nothing of the one before is taken over.
  return <Linked key={fragment} loaded={loaded} fragment={fragment} />;
}

/** The address may bring corrected facts with it. */
function Linked({ loaded, fragment }: { readonly loaded: Loaded; readonly fragment: string }) {
  const { text } = useHouse();
  const facts = useLoaded(useCallback(() => linkedFacts(loaded.game, fragment), [loaded, fragment]));
  if (facts === null) return <p className="loading">{text.house.loading}</p>;
  return <Where loaded={loaded} linked={'value' in facts ? facts.value : 'broken'} />;
}

type Place = 'here' | 'online';

function Where({ loaded, linked }: { readonly loaded: Loaded; readonly linked: LinkedFacts }) {
  const { text } = useHouse();
  const t = text.fresh;
  const { ui } = loaded;
  const [where, setWhere] = useState<Place>(() =>
    new URLSearchParams(location.search).has('online') ? 'online' : 'here',
  );
  return (
    <Page title={t.title(ui.text.name)} remark={ui.text.tagline}>
      <ChoiceRow<Place>
        label={t.where}
        help={t.whereHelp}
        values={[
          { value: 'here', label: t.here },
          { value: 'online', label: t.online },
        ]}
        value={where}
        onChoose={setWhere}
      />
      {where === 'here' ? (
        <Setup loaded={loaded} linked={linked} />
      ) : (
        <Suspense fallback={<p className="loading">{text.house.loading}</p>}>
          <OnlineSetup loaded={loaded} linked={linked} />
        </Suspense>
      )}
    </Page>
  );
}

function Setup({ loaded, linked }: { readonly loaded: Loaded; readonly linked: LinkedFacts }) {
  const { text } = useHouse();
  const t = text.fresh;
  const { game, ui } = loaded;
  const specs = specsOf(game);
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => {
    const seats = usualSeats(game.seats);
    const persons = new URLSearchParams(location.search).get('persons') === 'all' ? seats : 1;
    return usualSitters(seats, persons, currentSettings().name, text);
  });
  const [options, setOptions] = useState(() => withFacts(optionsWithDefaults(specs, sitters.length), linked));
  const [problem, setProblem] = useState<OptionProblem | TableProblem | null>(null);

  const resize = (seats: number) => {
    const all = usualSitters(seats, sitters.every((sitter) => sitter.bot === null) ? seats : 1, '', text);
    setSitters(all.map((usual, seat) => sitters[seat] ?? usual));
    setOptions(optionsWithDefaults(specs, seats, options));
  };
  const start = () => {
    const named = sitters.map((sitter, seat) => ({ ...sitter, name: sitter.name.trim() || t.seat(seat + 1) }));
    const own = named.filter((sitter) => sitter.bot === null);
    if (own.length === 1 && own[0]) changeSettings({ name: own[0].name });
    const made = createTable(loaded, named, options);
    if ('problem' in made) setProblem(made);
    else if (made.unkept !== null) setProblem(made.unkept);
    else navigate(`/table/${made.id}`);
  };

  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        start();
      }}
    >
      <div className="columns">
        <Card title={t.seats} remark={t.order}>
          <ChoiceRow
            label={text.table.players}
            values={Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({
              value: game.seats.min + i,
              label: t.seatCount(game.seats.min + i),
            }))}
            value={sitters.length}
            onChoose={resize}
          />
          {sitters.map((sitter, seat) => (
            <SitterRow
              // A seat is its place: rows are never reordered.
              key={t.seat(seat)}
              seat={seat}
              sitters={sitters}
              paints={loaded.entry.paints}
              onChange={(changed) => setSitters(sitters.map((each) => (each === sitter ? changed : each)))}
            />
          ))}
        </Card>
        <Card title={t.options}>
          <OptionFields specs={specs} text={ui.text} seats={sitters} options={options} onChange={setOptions} />
          <FactsField
            loaded={loaded}
            facts={factsIn({ options })}
            broken={linked === 'broken'}
            onChange={(facts) => setOptions(withFacts(options, facts))}
          />
        </Card>
      </div>
      <StartBar
        label={t.start}
        problem={
          problem === null
            ? null
            : typeof problem === 'string'
              ? text.table.unkept[problem]
              : t.problem[problem.problem]
        }
      />
    </form>
  );
}
