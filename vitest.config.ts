import { defineConfig } from 'vitest/config';

/** What is waited for comes at once, or on a busy machine late: only what never comes is a fault. */
const PATIENT = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        // Rules and kernel are pure: sharing one module graph per thread makes them several times faster.
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/*.test.ts'],
          pool: 'threads',
          isolate: false,
          // One thread for each core: the usual is one fewer.
          maxWorkers: '100%',
          testTimeout: 60_000,
          expect: PATIENT,
        },
      },
      {
        // Real processes: servers, PostgreSQL, NATS. One file after another, so that they do not starve each other.
        test: {
          name: 'online',
          include: ['test/online/**/*.test.ts', 'test/services/**/*.test.ts'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 120_000,
          expect: PATIENT,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          pool: 'forks',
          // Each file opens a house and a browser of its own; the code of the server is read once for each process.
          isolate: false,
          fileParallelism: true,
          maxWorkers: 2,
          // Every run deals other games; a test that fails must fail three times to count.
          retry: 2,
          testTimeout: 240_000,
          expect: PATIENT,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
