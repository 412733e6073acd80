/** The bus that the environment asks for: NATS at `NATS_URL`, else this process alone. */
import type { Bus } from './bus.ts';
import { LocalBus } from './local.ts';
import { NatsBus } from './nats.ts';

export async function openBus(env: NodeJS.ProcessEnv, report?: (error: unknown) => void): Promise<Bus> {
  const urls = env['NATS_URL'];
  return urls ? NatsBus.open(urls, report) : new LocalBus(report);
}
