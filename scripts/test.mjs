import { runCheck, TIERS } from './checks.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { installWhatIsMissing } from './install.mjs';

// `node scripts/test.mjs` runs the tests, `node scripts/test.mjs sweep` the sweep, `… test sweep` both.
const tiers = process.argv.length > 2 ? process.argv.slice(2) : ['test'];

// Ctrl-C reaches every child; the line at the end tells how far it came.
let isInterrupted = false;
process.on('SIGINT', () => (isInterrupted = true));

let passed = 0;
let failed = 0;
const summary = [];
const failures = [];

try {
  const unknown = tiers.filter((tier) => !(tier in TIERS));
  if (unknown.length > 0) throw new Error(`There is no tier ${unknown.join(', ')}: ${Object.keys(TIERS).join(', ')}.`);
  await installWhatIsMissing();
  for (const group of tiers.flatMap((tier) => TIERS[tier])) {
    if (isInterrupted) break;
    await Promise.all(group.map((check) => count(check, group.length === 1)));
  }
} catch (error) {
  failed += 1;
  console.error(error instanceof Error ? error.message : error);
}
if (isInterrupted) {
  failed += 1;
  summary.push('  interrupted');
}
// The failures stand again beside the summary, because thousands of lines may have passed since.
if (failures.length > 0) console.log(`\n=== What failed\n${failures.join('\n')}`);
console.log(`\n${summary.join('\n')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** One check that fails, or cannot even run, never hides the others. */
async function count(check, isAlone) {
  if (isAlone) console.log(`\n=== ${check.name}`);
  const started = Date.now();
  const result = await attempt(check, isAlone);
  if (!isAlone) console.log(`\n=== ${check.name}\n${result.words?.trimEnd() ?? ''}`);
  passed += result.passed;
  failed += result.failed;
  failures.push(...(result.failures ?? []));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  summary.push(
    `  ${check.name.padEnd(16)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed  ${seconds} s`,
  );
}

async function attempt(check, isShown) {
  try {
    const env = check.needsBrowser ? { CHROMIUM_PATH: await findOrInstallChromium() } : {};
    return await runCheck(check, { env, isShown });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
