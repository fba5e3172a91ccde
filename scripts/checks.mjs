import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { ROOT, NODE } from './root.mjs';

const LINES_OF_A_FAILURE = 8;
const LETTERS_OF_A_LINE = 240;
/** So many failures have one cause mostly. Each may wait for a minute, so a run that went on would tell it an hour later. */
const FAILURES_TO_STOP_AT = 20;
/** Thrice what the longest check takes on two cores. */
const CHECK_MINUTES = 45;

/**
 * The two tiers: each is a list of groups, run in order; the checks of a group run side by side. A check counts as one test;
 * vitest says how many of its own passed. `npm test` proves a change, and the sweep walks through everything. CI runs both.
 */
export const TIERS = {
  test: [
    [
      { name: 'Types', args: [bin('tsc'), '--noEmit'] },
      { name: 'Lint', args: [bin('oxlint'), '--type-aware'] },
      { name: 'Format', args: [bin('prettier'), '--check', '.'] },
      { name: 'One-way rules', args: ['scripts/rules/check.ts'] },
      { name: 'Behaviour pages', args: ['scripts/behaviour/check.ts'] },
    ],
    [{ name: 'Unit tests', vitest: ['unit', 'extension'] }],
    [{ name: 'Server tests', vitest: ['server'] }],
    [{ name: 'Components', vitest: ['components'], needsBrowser: true }],
    // In one run, because a single file of either keeps one core for minutes while the other would idle.
    [{ name: 'Journeys, faults', vitest: ['journeys', 'faults'], needsBrowser: true }],
  ],
  sweep: [
    [{ name: 'Walks, details', vitest: ['sweep', 'fault walks', 'details'], needsBrowser: true }],
    [{ name: 'Still pages', vitest: ['alone'], needsBrowser: true }],
  ],
};

function bin(name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/**
 * Runs one check. Answers how many passed and failed, which tests failed, and what it printed unless that was shown as it came.
 */
export async function runCheck(check, { env, isShown }) {
  if (check.vitest === undefined) {
    const { code, words } = await run(check.args, { env, isShown });
    return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), words };
  }
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-results-'));
  const results = join(folder, 'results.json');
  try {
    const projects = check.vitest.flatMap((name) => ['--project', name]);
    const args = [
      'run',
      ...projects,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
      `--bail=${FAILURES_TO_STOP_AT}`,
    ];
    const { code, words } = await run([bin('vitest'), ...args], { env, isShown });
    return { ...countResults(results, code), words };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run that failed without a failed test (a file that does not load, a setup that breaks) is one failure. */
function countResults(path, code) {
  if (!existsSync(path))
    return { passed: 0, failed: 1, failures: [`No report was left. A check is ended after ${CHECK_MINUTES} minutes.`] };
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'));
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = numFailedTests + brokenFiles.length;
  return {
    passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    failures: [...listFailedTests(testResults), ...listBrokenFiles(brokenFiles)],
  };
}

function listFailedTests(testResults) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative(ROOT, name)} › ${fullName}\n${beginningOf(failureMessages[0])}`),
  );
}

function listBrokenFiles(brokenFiles) {
  return brokenFiles.map(({ name, message }) => `${relative(ROOT, name)}\n${beginningOf(message)}`);
}

/** The lines that tell most: the message, and the first places of its stack. */
function beginningOf(message) {
  const lines = (message ?? 'No message was left.').split('\n').slice(0, LINES_OF_A_FAILURE);
  return lines.map((line) => `    ${line.slice(0, LETTERS_OF_A_LINE)}`).join('\n');
}

/** Checks that run side by side would mix their words, so those are kept until each has ended. */
function run(args, { env, isShown }) {
  // Tools start the right Node by themselves: it stands first on their path.
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const stdio = isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(NODE, args, { cwd: ROOT, stdio, env: { ...process.env, ...env, PATH: path }, timeout: CHECK_MINUTES * 60_000 });
  let words = '';
  child.stdout?.on('data', (chunk) => (words += chunk));
  child.stderr?.on('data', (chunk) => (words += chunk));
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: 1, words }));
    child.once('close', (code) => resolve({ code: code ?? 1, words }));
  });
}
