import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, NODE } from './root.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium, installed if need be. Browser tests are never skipped: without one this throws. */
export async function findOrInstallChromium() {
  const found = given() ?? onPath() ?? (await downloaded());
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian();
  const installed = onPath() ?? (await download());
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium for the journeys: none on the PATH, and it could be had neither from Debian nor from playwright. ' +
      'Install it (apt-get install chromium) or name it in CHROMIUM_PATH, then run npm test again.',
  );
}

function given() {
  const path = process.env.CHROMIUM_PATH;
  return path !== undefined && isExecutable(path) ? path : undefined;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
}

function installFromDebian() {
  console.log('Installing Chromium from Debian…');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}

async function download() {
  console.log('Downloading Chromium with playwright…');
  spawnSync(NODE, [join(ROOT, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  return downloaded();
}

async function downloaded() {
  const { chromium } = await import(pathToFileURL(join(ROOT, 'node_modules/playwright-core/index.mjs')).href);
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
