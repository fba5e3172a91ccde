import { CHECKS, runCheck } from './checks.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { installWhatIsMissing } from './install.mjs';

// Ctrl-C reaches every child; the line at the end tells how far it came.
let isInterrupted = false;
process.on('SIGINT', () => (isInterrupted = true));

let passed = 0;
let failed = 0;
const summary = [];

try {
  await installWhatIsMissing();
  for (const check of CHECKS) {
    if (isInterrupted) break;
    await count(check);
  }
} catch (error) {
  failed += 1;
  console.error(error instanceof Error ? error.message : error);
}
if (isInterrupted) {
  failed += 1;
  summary.push('  interrupted');
}
console.log(`\n${summary.join('\n')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** One check that fails, or cannot even run, never hides the others. */
async function count(check) {
  console.log(`\n=== ${check.name}`);
  const started = Date.now();
  const result = await attempt(check);
  passed += result.passed;
  failed += result.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  summary.push(
    `  ${check.name.padEnd(16)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed  ${seconds} s`,
  );
}

async function attempt(check) {
  try {
    const env = check.needsBrowser ? { CHROMIUM_PATH: await findOrInstallChromium() } : {};
    return await runCheck(check, env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
