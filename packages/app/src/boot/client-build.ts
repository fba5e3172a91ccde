import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const SOURCES = ['packages/client', 'packages/contract', 'packages/domain', 'packages/words'];
const STAMP = join(ROOT, 'packages/app/dist/stamp');

/** Builds the browser's part and the page renderer unless what was built last still fits the sources. */
export async function buildClientIfStale(onBuild: () => void, signal?: AbortSignal): Promise<void> {
  const wanted = await stampOfSources();
  const built = await readFile(STAMP, 'utf8').catch(() => '');
  if (built === wanted) return;
  onBuild();
  await runBuild(signal);
}

/** Remembers the sources that a build was made from. This is its last step, so that a broken-off build is made again. */
export async function writeStamp(stamp: string): Promise<void> {
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, stamp);
}

/** A hash of all that the browser's part is made of. A build reads it first, because somebody may edit while it runs. */
export async function stampOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', ...(await Promise.all(SOURCES.map(listFiles))).flat()]) {
    hash
      .update(path)
      .update('\0')
      .update(await readFile(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
    .toSorted();
}

/** In a process of its own: the memory that bundling takes is given back. */
function runBuild(signal?: AbortSignal): Promise<void> {
  const build = spawn(process.execPath, [join(import.meta.dirname, '../build.ts')], {
    cwd: ROOT,
    // What is built is what people get, whoever asks for it: tests run with another mode of their own.
    env: { ...process.env, NODE_ENV: 'production' },
    signal,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  build.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  return new Promise((resolve, reject) => {
    build.once('error', reject);
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Building the pages failed:\n${words}`))));
  });
}
