/** One thing of the any-time bar: its picture, its name, and what it does or why it cannot be used now. */
import { attentive } from '../../../ui/attentive.tsx';
import { FAVOUR_PRICES } from '../data.ts';
import type { Facts } from '../facts.ts';
import type { Words } from '../text/en.ts';
import { ActionGlyph } from './art/glyphs.tsx';
import { GoodTile } from './art/goods.tsx';
import { Favour } from './art/marks.tsx';
import { NotableBust } from './art/notables.tsx';
import { useFacts } from './facts.ts';
import { ruleOf } from './NotableCard.tsx';
import { type Item, offersOf, reasonOf } from './reasons.ts';
import { Hit, Note } from './Spot.tsx';
import { type AgraProps, subject, unlettered } from './sight.ts';
import { useWords } from './words.ts';

export const AnyTimeItem = attentive(function AnyTimeItem({
  table,
  item,
}: {
  readonly table: AgraProps;
  readonly item: Item;
}) {
  const words = useWords();
  const facts = useFacts();
  const { view } = table.sight;
  const offers = offersOf(table.offers, item);
  const reason = offers.length > 0 ? null : reasonOf(words, view, subject(table.sight), item, facts);
  const { name, help, does, rule } = wordsOf(words, facts, item);
  const passive = reason !== null && (reason.says === words.anytime.always || reason.says === words.anytime.atEnd);
  return (
    <Note
      as="div"
      title={name}
      says={reason === null || passive ? help : `${help} ${sentence(reason.says)}`}
      rule={reason === null || passive ? rule : reason.rule}
      className={`agra-item ${item.kind} ${offers.length > 0 ? 'lit' : passive ? 'passive' : 'no'}`}
    >
      <ItemIcon item={item} />
      <span>
        <b>{name}</b>
        <small>{reason === null ? does : passive ? does : reason.says}</small>
      </span>
      {offers.length > 0 && <Hit table={table} offers={unlettered(offers)} title={name} />}
    </Note>
  );
});

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

function wordsOf(words: Words, { notables }: Facts, item: Item): ItemWords {
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
      return { name, help: `${power} ${words.guilds[notables[item.id].guild]}.`, does: short, rule: ruleOf(item.id) };
    }
  }
}
