import { connect } from '@nats-io/transport-node';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startNats } from '../../../test/services/nats.ts';
import { tryStart } from '../../../test/services/service.ts';
import { contract } from './contract.ts';
import { LocalBus } from './local.ts';
import { NatsBus } from './nats.ts';
import { openBus } from './open.ts';

describe('in one process', () => {
  contract(async (report) => {
    const bus = new LocalBus(report);
    return [bus, bus];
  });
});

test('without NATS_URL the bus stays in the process', async () => {
  expect(await openBus({})).toBeInstanceOf(LocalBus);
});

const nats = await tryStart(startNats);

if ('reason' in nats)
  describe.skip(`NATS (${nats.reason})`, () => contract(async () => [new LocalBus(), new LocalBus()]));
else
  describe('NATS', () => {
    const { service } = nats;
    afterAll(() => service.stop());
    const two = async (report?: (error: unknown) => void): Promise<[NatsBus, NatsBus]> => [
      await NatsBus.open(service.url, report),
      await NatsBus.open(service.url, report),
    ];
    contract(two);

    test('NATS_URL says where, with commas between several', async () => {
      const bus = await openBus({ NATS_URL: `nats://127.0.0.1:1, ${service.url}` });
      expect(bus).toBeInstanceOf(NatsBus);
      await bus.close();
    });

    test('where no server is, opening fails', async () => {
      await expect(NatsBus.open('nats://127.0.0.1:1')).rejects.toThrow();
    });

    test('a message that is not JSON is ignored and reported', async () => {
      const reported: unknown[] = [];
      const stranger = await connect({ servers: service.url });
      const [here, there] = await two((error) => reported.push(error));
      const heard: unknown[] = [];
      there.subscribe('strange', (message) => heard.push(message));
      there.serve('strange.question', async () => ({}));
      await there.ping();
      stranger.publish('durbar.strange', 'not JSON');
      stranger.publish('durbar.strange.question', '{"half":');
      await stranger.flush();
      here.publish('strange', { n: 1 });
      await expect.poll(() => heard).toEqual([{ n: 1 }]);
      expect(reported).toHaveLength(2);
      await Promise.all([stranger.close(), here.close(), there.close()]);
    });

    test('what is too large is reported, not thrown', async () => {
      const reported: unknown[] = [];
      const [here, there] = await two((error) => reported.push(error));
      here.publish('large', { text: 'x'.repeat(2_000_000) });
      expect(reported).toHaveLength(1);
      await expect(here.ping()).resolves.toBeUndefined();
      await Promise.all([here.close(), there.close()]);
    });

    test('a server that is killed and comes back is found again: subscriptions hold, and who asked is told', async () => {
      const [here, there] = await two();
      const heard: unknown[] = [];
      let returns = 0;
      there.subscribe('again', (message) => heard.push(message));
      there.serve('again.question', async () => ({ well: true }));
      there.returned(() => returns++);
      const end = there.returned(() => expect.unreachable());
      end();
      await service.kill();
      await vi.waitFor(() => expect(there.ping()).rejects.toThrow(), 20_000);
      here.publish('again', { lost: true });
      await expect(here.ask('again.question', {}, 100)).rejects.toThrow();
      await service.restart();
      await vi.waitFor(() => Promise.all([here.ping(), there.ping()]), 20_000);
      await expect.poll(() => returns).toBe(1);
      here.publish('again', { n: 1 });
      await expect.poll(() => heard).toContainEqual({ n: 1 });
      expect(await here.ask('again.question', {}, 1_000)).toEqual({ well: true });
      await Promise.all([here.close(), there.close()]);
    });

    test('closing while the server is away does not wait for it', async () => {
      const [here, there] = await two();
      await service.kill();
      await Promise.all([here.close(), there.close()]);
      await expect(here.ask('closed', {}, 100)).rejects.toThrow();
      await service.restart();
    });
  });
