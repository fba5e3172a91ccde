import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT, NODE } from './root.mjs';

/** What `npm test` runs, in order. A check counts as one test; vitest says how many of its own passed. */
export const CHECKS = [
  { name: 'Types', args: [bin('tsc'), '--noEmit'] },
  { name: 'Lint', args: [bin('oxlint'), '--type-aware'] },
  { name: 'Format', args: [bin('prettier'), '--check', '.'] },
  { name: 'One-way rules', args: ['scripts/rules/check.ts'] },
  { name: 'Behaviour pages', args: ['scripts/behaviour/check.ts'] },
  { name: 'Unit tests', vitest: 'unit' },
  { name: 'Server tests', vitest: 'server' },
  { name: 'Faults', vitest: 'faults', needsBrowser: true },
  { name: 'Journeys', vitest: 'journeys', needsBrowser: true },
];

function bin(name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/** Runs one check with its output shown as it comes; answers how many passed and failed. */
export async function runCheck(check, env) {
  if (check.vitest === undefined) {
    const code = await run(check.args, env);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-results-'));
  const results = join(folder, 'results.json');
  try {
    const args = ['run', '--project', check.vitest, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
    const code = await run([bin('vitest'), ...args], env);
    return countResults(results, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run that failed without a failed test (a file that does not load, a setup that breaks) is one failure. */
function countResults(path, code) {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'));
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failed = numFailedTests + brokenFiles.length;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function run(args, env) {
  // Tools start the right Node by themselves: it stands first on their path.
  const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const child = spawn(NODE, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env, PATH: path } });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
