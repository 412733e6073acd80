/** What every bus must do, as tests: both drivers are held to it. `open` gives two ends of the same bus. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Bus, NoAnswer } from './bus.ts';

/** Long enough for a message that should not come. */
const A_WHILE = 60;

export function contract(open: (report: (error: unknown) => void) => Promise<readonly [Bus, Bus]>): void {
  let here: Bus;
  let there: Bus;
  const reported: unknown[] = [];
  beforeAll(async () => {
    [here, there] = await open((error) => reported.push(error));
  });
  afterAll(async () => {
    await here.close();
    await there.close();
  });

  /** Everything that is heard on a topic. */
  async function ear(bus: Bus, topic: string) {
    const heard: unknown[] = [];
    const end = bus.subscribe(topic, (message) => heard.push(message));
    await bus.ping(); // the subscription is known to all once this has come back
    return { heard, end };
  }
  const hears = (heard: readonly unknown[], messages: readonly unknown[]) =>
    vi.waitFor(() => expect(heard).toEqual(messages), { timeout: 5_000 });

  describe('publish and subscribe', () => {
    test('all who subscribe to a topic hear it in order, the sender too; others do not', async () => {
      const ears = [await ear(here, 'table.1'), await ear(there, 'table.1'), await ear(there, 'table.1')];
      const other = await ear(there, 'table.2');
      const messages = Array.from({ length: 20 }, (_, ply) => ({ ply }));
      for (const message of messages) here.publish('table.1', message);
      for (const { heard } of ears) await hears(heard, messages);
      expect(other.heard).toEqual([]);
      for (const { end } of [...ears, other]) end();
    });

    test('who has left hears no more, and leaving twice is nothing', async () => {
      const [left, stays] = [await ear(there, 'leave'), await ear(there, 'leave')];
      left.end();
      left.end();
      await there.ping();
      here.publish('leave', { n: 1 });
      await hears(stays.heard, [{ n: 1 }]);
      expect(left.heard).toEqual([]);
      stays.end();
    });

    test('everybody gets a copy', async () => {
      const message = { list: [1] };
      const [a, b] = [await ear(here, 'copy'), await ear(here, 'copy')];
      here.publish('copy', message);
      message.list.push(2);
      await hears(a.heard, [{ list: [1] }]);
      await hears(b.heard, [{ list: [1] }]);
      expect(a.heard[0]).not.toBe(b.heard[0]);
      a.end();
      b.end();
    });

    test('a topic is taken by the letter', async () => {
      const topics = ['a b', 'a.*', 'a.>', '*', '', '.', 'a..b', 'a.', 'ताज', 'a=20=b', 'a:b'];
      const ears = [];
      for (const topic of topics) ears.push(await ear(there, topic));
      for (const topic of topics) here.publish(topic, { topic });
      for (const [i, { heard }] of ears.entries()) await hears(heard, [{ topic: topics[i] }]);
      for (const { end } of ears) end();
    });

    test('one who fails keeps nobody else from hearing', async () => {
      const end = there.subscribe('fails', () => {
        throw new Error('deaf');
      });
      const good = await ear(there, 'fails');
      here.publish('fails', { n: 1 });
      here.publish('fails', { n: 2 });
      await hears(good.heard, [{ n: 1 }, { n: 2 }]);
      expect(reported).toContainEqual(new Error('deaf'));
      end();
      good.end();
    });
  });

  describe('ask and serve', () => {
    test('each question goes to one of those who serve, and all of them get some', async () => {
      const asked = [0, 0, 0];
      const ends = [here, there, there].map((bus, i) =>
        bus.serve('double', async (message) => {
          asked[i] = (asked[i] ?? 0) + 1;
          return { of: message, by: i };
        }),
      );
      await here.ping();
      await there.ping();
      const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => here.ask('double', { n }, 5_000)));
      expect(answers).toMatchObject(Array.from({ length: 200 }, (_, n) => ({ of: { n } })));
      expect(asked.reduce((a, b) => a + b)).toBe(200);
      for (const count of asked) expect(count).toBeGreaterThan(0);
      for (const end of ends) end();
    });

    test('when nobody serves, the asker is told at once', async () => {
      const before = performance.now();
      await expect(here.ask('nobody', {}, 5_000)).rejects.toThrow(NoAnswer);
      const end = there.serve('nobody', async () => ({}));
      end();
      await there.ping();
      await expect(here.ask('nobody', {}, 5_000)).rejects.toThrow(NoAnswer);
      expect(performance.now() - before).toBeLessThan(2_000);
    });

    test('an answer that takes too long is not waited for', async () => {
      const end = there.serve('slow', async () => {
        await pause(3_000);
        return {};
      });
      await there.ping();
      const before = performance.now();
      await expect(here.ask('slow', {}, A_WHILE)).rejects.toThrow(NoAnswer);
      expect(performance.now() - before).toBeLessThan(2_000);
      end();
    });

    test('when the one who serves fails, the asker is told at once', async () => {
      const end = there.serve('broken', async () => {
        throw new Error('broken');
      });
      await there.ping();
      const before = performance.now();
      await expect(here.ask('broken', {}, 5_000)).rejects.toThrow(NoAnswer);
      expect(performance.now() - before).toBeLessThan(2_000);
      expect(reported).toContainEqual(new Error('broken'));
      end();
    });
  });
}
