/** What was agreed for a table: pace, options, and what happens when somebody is late. */
import { factsIn } from '../../kernel/index.ts';
import type { TableCard } from '../../online/protocol.ts';
import { Card } from '../../ui/Card.tsx';
import type { GameText } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { paceSays } from './paces.ts';

export function Agreement({
  t,
  card,
  words,
}: {
  readonly t: OnlineText;
  readonly card: TableCard;
  /** The words of the game; null while they are loaded. */
  readonly words: GameText | null;
}) {
  const { text } = useHouse();
  const lines: (readonly [string, string])[] = [[t.pace.label, paceSays(t, card.pace)]];
  if (card.pace.kind !== 'free') lines.push([t.fresh.late, t.fresh.lateValues[card.late]]);
  lines.push([t.fresh.visibility, t.fresh.visibilityValues[card.visibility]]);
  for (const [key, value] of Object.entries(card.options)) {
    const option = words?.options[key];
    if (option && key !== 'facts') lines.push([option.label, optionSays(value, option.values, text.fresh)]);
  }
  const facts = factsIn(card);
  const corrected = words?.options['facts'];
  if (facts && corrected) lines.push([corrected.label, `${facts.title} (${Object.keys(facts.corrections).length})`]);
  return (
    <Card title={t.wait.agreed}>
      <dl className="agreed">
        {lines.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{t.wait.promise}</p>
    </Card>
  );
}

function optionSays(
  value: unknown,
  values: Readonly<Record<string, string>> | undefined,
  flags: { readonly on: string; readonly off: string },
): string {
  if (typeof value === 'boolean') return value ? flags.on : flags.off;
  if (Array.isArray(value)) return value.map((each) => values?.[String(each)] ?? String(each)).join(', ');
  return values?.[String(value)] ?? String(value);
}
