/** The end of a world: everything must be known everywhere. What is not yet so when it is looked at early is looked at again. */
import type { Hall } from '../../server/tables/hall.ts';
import type { Hosted } from '../../server/tables/hosted.ts';
import type { Ledger } from './ledger.ts';
import type { WorldNode } from './node.ts';
import type { WorldPage } from './page.ts';
import type { Scheduler } from './scheduler.ts';
import type { WorldStore } from './store.ts';
import { ackFaults, logFaults, nodeFaults, pageFaults, truth } from './verdict.ts';

/** After this time at most everything is known everywhere, and everything is at rest for a moment now and then. */
const SETTLE_MS = 30_000;
const LOOK_MS = 2500;
const REST_MS = 10_000;

export interface Settling {
  readonly scheduler: Scheduler;
  readonly table: string;
  readonly ledger: Ledger;
  readonly store: WorldStore;
  readonly nodes: readonly WorldNode[];
  readonly pages: ReadonlySet<WorldPage>;
}

/** What is still not as it must be in the end. */
export async function settle(world: Settling): Promise<readonly string[]> {
  const { scheduler, nodes } = world;
  const until = scheduler.now + SETTLE_MS;
  let faults: readonly string[];
  do {
    await scheduler.run(scheduler.now + LOOK_MS);
    const opened = openEverywhere(world);
    await scheduler.run(scheduler.now + REST_MS, () => opened.size === nodes.length && scheduler.atRest);
    faults = scheduler.atRest ? await faultsOf(world, opened) : ['the house does not come to rest'];
  } while (faults.length > 0 && scheduler.now < until);
  return faults;
}

/** Every node takes the table up, if it does not have it. */
function openEverywhere({ nodes, table, ledger }: Settling): Map<string, Hosted> {
  const opened = new Map<string, Hosted>();
  const open = async (hall: Hall) => {
    const place = await hall.place(table);
    // Where nobody watches, nobody minds what was missed.
    if (!place?.watched) await place?.catchUp();
    return place?.hosted();
  };
  for (const { name, life } of nodes)
    if (life)
      open(life.hall).then(
        (hosted) => hosted && opened.set(name, hosted),
        (error: unknown) => ledger.findings.push(`${name} cannot open the table: ${error}`),
      );
  return opened;
}

async function faultsOf(
  { table, store: { kept }, ledger, nodes, pages }: Settling,
  opened: ReadonlyMap<string, Hosted>,
): Promise<readonly string[]> {
  const of = await truth(table, kept);
  if (typeof of === 'string') return [of];
  const faults = [...logFaults(of), ...(await ackFaults(of, ledger.acknowledged, kept))];
  for (const { name } of nodes) {
    const hosted = opened.get(name);
    if (hosted) faults.push(...nodeFaults(of, name, hosted));
    else faults.push(`${name} does not have the table though nothing is in its way`);
  }
  for (const page of pages) faults.push(...pageFaults(of, page));
  return faults;
}
