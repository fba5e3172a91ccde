import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, NODE } from './root.mjs';

/** Installs the packages of the lock file if what is there differs; says so, because it takes a while. */
export async function installWhatIsMissing() {
  if (!isComplete()) {
    console.log('Installing packages (a minute or two, once)…');
    await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    console.log('Packages installed.');
  }
  if (!existsSync(NODE)) {
    throw new Error(
      `There is no Node for ${process.platform} on ${process.arch} among the packages. Supported: Linux on x64 and arm64, macOS on arm64.`,
    );
  }
  makeExecutable('node_modules/@ffmpeg-installer/linux-x64/ffmpeg');
  makeExecutable('node_modules/@ffmpeg-installer/linux-arm64/ffmpeg');
}

/** Each package of the lock file stands there in its version; optional ones are those of other platforms, too. */
function isComplete() {
  const wanted = readLock('package-lock.json');
  const found = readLock('node_modules/.package-lock.json');
  if (wanted === undefined || found === undefined) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    const there = found.packages[path];
    if (there === undefined) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return there.version === entry.version;
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  } catch {
    return undefined;
  }
}

function runNpm(args) {
  // npm says where it is itself; without that (a script called by hand) it is looked up on the PATH.
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const npm = spawn(command, [...first, ...args], { cwd: ROOT, stdio: 'inherit' });
    npm.once('error', reject);
    npm.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`npm ${args[0]} failed; its words stand above.`))));
  });
}

/** npm may have been told not to run the scripts that do this. */
function makeExecutable(path) {
  const file = join(ROOT, path);
  if (!existsSync(file)) return;
  const { mode } = statSync(file);
  if ((mode & 0o111) !== 0o111) chmodSync(file, mode | 0o111);
}
