import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkPort } from './check-port.ts';
import { lockDataFolder } from './data-folder-lock.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-lock-'));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

/** Another process that holds the lock until it is killed. */
async function startHolder(): Promise<{ kill(): Promise<void>; pid: number }> {
  const module = join(import.meta.dirname, 'data-folder-lock.ts');
  const code = `const { lockDataFolder } = await import(${JSON.stringify(module)});
    await lockDataFolder(${JSON.stringify(dataDir)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  const ended = new Promise<void>((resolve) => holder.once('exit', () => resolve()));
  return {
    pid: holder.pid ?? 0,
    kill: () => {
      holder.kill('SIGKILL');
      return ended;
    },
  };
}

describe('the lock of a data folder', () => {
  test('names the process that holds it', async () => {
    const holder = await startHolder();

    await expect(lockDataFolder(dataDir, 0)).rejects.toThrow(`in use by process ${holder.pid}`);
    await holder.kill();
  });

  test('does not outlive a killed process', async () => {
    const holder = await startHolder();
    await holder.kill();

    const lock = await lockDataFolder(dataDir, 0);
    await lock.release();
  });

  test('is not fooled by another process that got the same id', async () => {
    await writeFile(join(dataDir, 'bowerbird.lock'), JSON.stringify({ pid: process.ppid, startedAt: 'another boot:1' }));

    const lock = await lockDataFolder(dataDir, 0);
    await lock.release();
  });

  test('can be taken again once released', async () => {
    await (await lockDataFolder(dataDir, 0)).release();
    await (await lockDataFolder(dataDir, 0)).release();
  });
});

describe('a taken port', () => {
  test('is named before anything is made', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;

    await expect(checkPort('127.0.0.1', port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
    await new Promise((resolve) => other.close(resolve));
    await checkPort('127.0.0.1', port);
  });
});
