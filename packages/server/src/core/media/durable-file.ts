import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './media.paths.ts';

/** A fresh name in the folder of unfinished files; whatever lies there may be thrown away after a crash. */
export async function temporaryFile(mediaDir: string): Promise<string> {
  const folder = temporaryFolder(mediaDir);
  await mkdir(folder, { recursive: true });
  return join(folder, randomUUID());
}

/** Moves a synced file to its place and makes the names durable too, up to the media folder. */
export async function moveDurably(from: string, to: string, mediaDir: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  for (let folder = dirname(to); folder.startsWith(mediaDir); folder = dirname(folder)) await syncFolder(folder);
}

/** Writes a derived file so that a reader sees it whole or not at all. */
export async function writeWhole(to: string, bytes: Uint8Array, mediaDir: string): Promise<void> {
  const unfinished = await temporaryFile(mediaDir);
  try {
    await writeSynced(unfinished, bytes);
    await mkdir(dirname(to), { recursive: true });
    await rename(unfinished, to);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
