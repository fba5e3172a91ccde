import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLASSIFIER_PACKAGES, switchFile } from '@bowerbird/server/core/classifier/index.ts';
import { loadConfig } from '@bowerbird/server/core/config/config.ts';
import { StartError } from '../boot/data-folder-lock.ts';
import { createSay } from '../boot/say.ts';
import { runCommand } from './with-database.ts';

const say = createSay();
const folder = join(loadConfig().dataDir, 'classifier');
const commands: Record<string, () => Promise<void>> = { on: install, off: switchOff };

await runCommand(async () => {
  const command = commands[process.argv[2] ?? 'on'];
  if (!command) throw new StartError('Say what to do with the classifier: on or off.');
  await command();
});

/** Puts the add-on into a folder of its own, so that only who wants it downloads it. Then switches it on. */
async function install(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }));
  say.step(`Installing ${CLASSIFIER_PACKAGES.join(', ')} into ${folder}`);
  const code = await run('npm', ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...CLASSIFIER_PACKAGES]);
  if (code !== 0) throw new StartError('The add-on could not be installed; npm says why above.');
  await writeFile(switchFile(folder), JSON.stringify({ packages: CLASSIFIER_PACKAGES }));
  say.step('The classifier is on. A running instance begins within a minute; the page of its owner shows how far it is.');
}

/** Leaves what it found so far. */
async function switchOff(): Promise<void> {
  await rm(switchFile(folder), { force: true });
  say.step(`The classifier is off. ${folder} may be deleted.`);
}

function run(command: string, args: readonly string[]): Promise<number | null> {
  const child = spawn(command, args, { cwd: folder, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}
