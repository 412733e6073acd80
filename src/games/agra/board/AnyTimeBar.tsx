/** AG-UX-c: one constant bar with everything that may be done at any time: lit, or grey with the reason. */
import { useState } from 'react';
import { Explain } from '../../../ui/Explain.tsx';
import { FAVOUR_PRICES, NOTABLES, TILES_EACH } from '../data.ts';
import { GoodTile } from './art/goods.tsx';
import { ActionGlyph, Favour } from './art/marks.tsx';
import { NotableBust } from './art/notables.tsx';
import { ruleOf } from './River.tsx';
import { type Item, itemsOf, offersOf, reasonOf } from './reasons.ts';
import { Hit } from './Spot.tsx';
import { type AgraProps, playerAt, subject } from './sight.ts';
import { useWords } from './words.ts';
import './anytime.css';

export function AnyTimeBar(props: AgraProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const seat = subject(props.sight);
  const items = itemsOf(props.sight.view, seat);
  const possible = items.filter((item) => offersOf(props.offers, item).length > 0).length;
  if (props.narrow)
    return (
      <div className={`agra-anytime narrow ${open ? 'open' : ''}`}>
        <button type="button" aria-expanded={open} className="agra-anytime-head" onClick={() => setOpen(!open)}>
          <b>{words.anytime.title}</b>
          <span>
            {playerAt(props.sight.view, seat).favours}
            <Favour size={17} />
          </span>
          <small>{words.anytime.possible(possible)}</small>
        </button>
        {open && <Items table={props} items={items} />}
      </div>
    );
  return (
    <div className="agra-anytime">
      <b className="agra-anytime-title">{words.anytime.title}</b>
      <Items table={props} items={items} />
    </div>
  );
}

const KINDS = ['favour', 'oilCurry', 'luxury', 'contract'] as const;

function Items({ table, items }: { readonly table: AgraProps; readonly items: readonly Item[] }) {
  const words = useWords();
  const { favours, tiles } = playerAt(table.sight.view, subject(table.sight));
  return (
    <div className="agra-items">
      {KINDS.map((kind) => {
        const own = items.filter((item) => item.kind === kind);
        if (own.length === 0) return null;
        return (
          <div key={kind} className="agra-item-group">
            {kind === 'favour' && (
              <span className="agra-favours">
                <b>{favours}</b>
                <small>{words.anytime.favours}</small>
              </span>
            )}
            {own.map((item) => (
              <ItemButton key={item.id} table={table} item={item} />
            ))}
            {kind === 'favour' && tiles.length < TILES_EACH && !table.narrow && (
              <span className="agra-free">
                {words.anytime.freeTile}
                <small>{`${tiles.length}/${TILES_EACH}`}</small>
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

function ItemButton({ table, item }: { readonly table: AgraProps; readonly item: Item }) {
  const words = useWords();
  const { view } = table.sight;
  const offers = offersOf(table.offers, item);
  const reason = offers.length > 0 ? null : reasonOf(words, view, subject(table.sight), item);
  const { name, help, does, rule } = wordsOf(words, item);
  const passive = reason !== null && (reason.says === words.anytime.always || reason.says === words.anytime.atEnd);
  return (
    <Explain
      as="div"
      title={name}
      says={reason === null || passive ? help : `${help} ${sentence(reason.says)}`}
      rule={reason === null || passive ? rule : reason.rule}
      className={`agra-item ${offers.length > 0 ? 'lit' : passive ? 'passive' : 'no'}`}
    >
      <ItemIcon item={item} />
      <span>
        <b>{name}</b>
        <small>{reason === null ? does : passive ? does : reason.says}</small>
      </span>
      {offers.length > 0 && <Hit table={table} offers={offers.map((o) => ({ ...o, letter: '' }))} title={name} />}
    </Explain>
  );
}

function sentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}

function ItemIcon({ item }: { readonly item: Item }) {
  switch (item.kind) {
    case 'favour':
      return (
        <span className="agra-item-cost">
          <ActionGlyph action={item.id} size={21} />
          <small>
            {FAVOUR_PRICES[item.id].spend}
            <Favour size={11} />
          </small>
        </span>
      );
    case 'oilCurry':
      return (
        <span className="agra-pair">
          <GoodTile good="oil" size={21} />
          <GoodTile good="curry" size={21} />
        </span>
      );
    case 'luxury':
      return <GoodTile good={item.id} size={24} />;
    case 'contract':
      return <NotableBust notable={item.id} size={27} />;
  }
}

interface ItemWords {
  readonly name: string;
  readonly help: string;
  readonly does: string;
  readonly rule: string;
}

function wordsOf(words: ReturnType<typeof useWords>, item: Item): ItemWords {
  switch (item.kind) {
    case 'favour': {
      const { require, spend } = FAVOUR_PRICES[item.id];
      const { name, help } = words.favourActions[item.id];
      const does = require === spend ? words.anytime.spends(spend) : words.anytime.needs(require);
      const rule = item.id.startsWith('ft') ? `AG-${item.id.toUpperCase()}` : 'AG-SEC.2-c';
      return { name, help: `${help} ${words.explain.requires(require, spend)}`, does, rule };
    }
    case 'oilCurry':
      return {
        name: words.anytime.oilCurry,
        help: words.anytime.oilCurryHelp,
        does: words.anytime.oilCurryHow,
        rule: 'AG-SEC.1-a',
      };
    case 'luxury': {
      const letter = { statues: 'a', books: 'b', paintings: 'c', clothing: 'd' }[item.id];
      return { ...words.luxuries[item.id], rule: `AG-SEC.3-${letter}` };
    }
    case 'contract': {
      const { name, power, short } = words.notables[item.id];
      return { name, help: `${power} ${words.guilds[NOTABLES[item.id].guild]}.`, does: short, rule: ruleOf(item.id) };
    }
  }
}
