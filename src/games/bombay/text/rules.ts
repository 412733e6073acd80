/** The order of the rules reference and what is reconstructed in it; each language gives a text for every id. */
import type { RulesChapter } from '../../../ui/contract.ts';

export const CHAPTERS = {
  goal: ['BO-GOAL-1'],
  components: [
    'BO-COMP-1',
    'BO-COMP-2',
    'BO-COMP-3',
    'BO-COMP-4',
    'BO-COMP-5',
    'BO-COMP-6',
    'BO-COMP-7',
    'BO-COMP-8',
    'BO-COMP-9',
    'BO-COMP-10',
    'BO-COMP-11',
    'BO-COMP-12',
    'BO-COMP-13',
  ],
  setup: [
    'BO-SETUP-TABLE',
    'BO-SETUP-1',
    'BO-SETUP-2',
    'BO-SETUP-3',
    'BO-SETUP-4',
    'BO-SETUP-5',
    'BO-SETUP-6',
    'BO-SETUP-7',
    'BO-SETUP-8',
    'BO-SETUP-9',
    'BO-SETUP-10',
  ],
  map: ['BO-MAP-1', 'BO-MAP-2', 'BO-MAP-3', 'BO-MAP-4', 'BO-MAP-5', 'BO-MAP-6', 'BO-MAP-7'],
  flow: ['BO-FLOW-1', 'BO-FLOW-2', 'BO-FLOW-3', 'BO-FLOW-4', 'BO-FLOW-5'],
  supply: ['BO-SUP-1', 'BO-SUP-2', 'BO-SUP-3', 'BO-SUP-4', 'BO-SUP-5', 'BO-SUP-6'],
  turn: ['BO-TURN-1', 'BO-TURN-2', 'BO-TURN-3', 'BO-TURN-4', 'BO-TURN-5'],
  wait: ['BO-WAIT-1'],
  move: ['BO-MOVE-1', 'BO-MOVE-2', 'BO-TOLL-1', 'BO-TOLL-2', 'BO-TOLL-3', 'BO-TOLL-4'],
  buy: ['BO-BUY-1', 'BO-BUY-2', 'BO-BUY-3', 'BO-BUY-4', 'BO-BUY-5'],
  sell: ['BO-SELL-1', 'BO-SELL-2', 'BO-SELL-3', 'BO-SELL-4', 'BO-SELL-5', 'BO-SELL-6'],
  city: ['BO-CITY-1', 'BO-CITY-2', 'BO-CITY-3', 'BO-CITY-4'],
  palace: ['BO-PAL-1', 'BO-PAL-2', 'BO-PAL-3', 'BO-PAL-4', 'BO-PAL-5', 'BO-PAL-6'],
  end: ['BO-END-1', 'BO-END-2', 'BO-END-3', 'BO-END-4', 'BO-END-5', 'BO-END-6'],
  info: ['BO-INFO-1', 'BO-INFO-2', 'BO-INFO-3', 'BO-INFO-4'],
  checks: ['BO-INV-1', 'BO-INV-2', 'BO-INV-3', 'BO-INV-4', 'BO-INV-5', 'BO-INV-6'],
} as const;

export type ChapterId = keyof typeof CHAPTERS;
export type RuleId = (typeof CHAPTERS)[ChapterId][number];

/** Not found in any public source, in whole or in part: designed under every known constraint. */
const RECONSTRUCTED: ReadonlySet<RuleId> = new Set<RuleId>([
  'BO-COMP-1',
  'BO-SETUP-6',
  'BO-SETUP-9',
  'BO-MAP-3',
  'BO-MAP-4',
  'BO-PAL-5',
  'BO-END-2',
]);

export function rulesIn(titles: Record<ChapterId, string>, texts: Record<RuleId, string>): RulesChapter[] {
  // The keys of an object literal without number keys come in the order they are written.
  return (Object.keys(CHAPTERS) as ChapterId[]).map((chapter) => ({
    title: titles[chapter],
    rules: CHAPTERS[chapter].map((id) => ({
      id,
      text: texts[id],
      ...(RECONSTRUCTED.has(id) ? { reconstructed: true as const } : {}),
    })),
  }));
}
