import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const server = ['packages/{server,demo}/src/**/*.test.ts', 'packages/app/src/**/*.test.ts', 'packages/app/src/**/*.test.tsx'];
const database = 'packages/server/src/testing/global-setup.ts';
const builtPages = 'tests/support/build-client.ts';
/** While one waits for its database or its browser, another one works. */
const maxWorkers = availableParallelism();

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{domain,contract,client}/src/**/*.test.{ts,tsx}',
            'packages/client/build/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          // Loading the modules anew for each file took most of the time.
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'server',
          include: server,
          globalSetup: [database],
          isolate: false,
          maxWorkers,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/**/*.journey.ts'],
          globalSetup: [database, builtPages],
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: [database, builtPages],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
