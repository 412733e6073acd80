/** A thread of `jobs.ts`: does one order after the other. */
import { parentPort } from 'node:worker_threads';
import { reason } from './records.ts';
import { carryOut, type Order } from './works.ts';

parentPort?.on('message', async (order: Order) => {
  try {
    parentPort?.postMessage({ answer: await carryOut(order) });
  } catch (error) {
    parentPort?.postMessage({ error: reason(error) });
  }
});
