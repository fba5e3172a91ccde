import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { messages } from './packages/client/build/messages.ts';
import { WalksFirst } from './scripts/testing/walks-first.ts';
import { browserArguments, browserPath } from './tests/support/browser-launch.ts';

const server = ['packages/{server,demo}/src/**/*.test.ts', 'packages/app/src/**/*.test.ts', 'packages/app/src/**/*.test.tsx'];
const database = 'packages/server/src/testing/global-setup.ts';
const builtPages = 'tests/support/build-client.ts';
/** While one waits for its database or its browser, another one works. */
const maxWorkers = availableParallelism();

/**
 * A test runs once more where its time ran out or a call was answered `unavailable`. A shared machine stalls now and then.
 * The report says so. Any other failure counts at once.
 */
const retry = { count: 1, condition: /timed out in \d+ms|Timeout \d+ms exceeded|: unavailable|status of 503|expected 503 to/ };

/** How long a test asks again for what is on its way. On a shared machine it takes seconds now and then. */
const expectations = { poll: { timeout: 20_000 } };
const patientWaits = 'scripts/testing/patient-waits.ts';

const inRealBrowser = {
  globalSetup: [database, builtPages],
  maxWorkers,
  testTimeout: 90_000,
  hookTimeout: 180_000,
  expect: expectations,
  retry,
};

const againstAnInstance = {
  globalSetup: [database, builtPages],
  maxWorkers,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  retry,
};

export default defineConfig({
  test: {
    sequence: { sequencer: WalksFirst },
    projects: [
      {
        plugins: [messages()],
        test: {
          name: 'unit',
          include: [
            'packages/{domain,words,contract,client}/src/**/*.test.{ts,tsx}',
            'packages/client/build/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/*.component.test.tsx'],
          // Loading the modules anew for each file took most of the time.
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          expect: expectations,
          setupFiles: [resolve(patientWaits)],
          retry,
        },
      },
      {
        test: {
          // Each of these files stands in for the browser in its own way, so each has modules of its own.
          name: 'extension',
          include: ['packages/extension/src/**/*.test.ts'],
          maxWorkers,
          testTimeout: 30_000,
          expect: expectations,
          setupFiles: [resolve(patientWaits)],
          retry,
        },
      },
      {
        test: {
          name: 'server',
          include: server,
          globalSetup: ['packages/server/src/testing/row-types/global-setup.ts'],
          setupFiles: ['packages/server/src/testing/row-types/setup.ts', resolve(patientWaits)],
          isolate: false,
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: expectations,
          retry,
        },
      },
      {
        extends: 'packages/client/vite.config.ts',
        root: 'packages/client',
        // A page has no browser that extensions may ask. Test files share their modules, so all of them get this one.
        resolve: { alias: { 'wxt/browser': resolve('packages/extension/src/testing/page-browser.ts') } },
        // Dependencies that are found while the tests run would load the page anew in their middle.
        optimizeDeps: {
          entries: ['src/**/*.component.test.tsx', 'src/**/*.tsx', '../extension/src/popup/*.tsx'],
        },
        test: {
          name: 'components',
          include: ['src/**/*.component.test.tsx', '../extension/src/**/*.component.test.tsx'],
          isolate: false,
          maxWorkers,
          testTimeout: 60_000,
          expect: expectations,
          setupFiles: [resolve(patientWaits)],
          retry,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: browserPath(), args: browserArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/*.journey.ts'],
          ...inRealBrowser,
        },
      },
      {
        test: {
          name: 'details',
          include: ['tests/details/*.journey.ts'],
          ...inRealBrowser,
        },
      },
      {
        test: {
          name: 'sweep',
          include: ['{tests,packages}/**/*.sweep.ts'],
          globalSetup: [database, builtPages],
          maxWorkers,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        // What needs the machine for itself.
        test: {
          name: 'alone',
          include: ['tests/**/*.alone.ts'],
          globalSetup: [database, builtPages],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          ...againstAnInstance,
        },
      },
      {
        test: {
          name: 'fault walks',
          include: ['faults/*.sweep.ts'],
          ...againstAnInstance,
        },
      },
    ],
  },
});
