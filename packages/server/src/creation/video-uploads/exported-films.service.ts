import { createWriteStream } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MOST_KEPT_VIDEO_BYTES, MOST_VIDEO_BYTES, type UploadStatus } from '@bowerbird/domain/media/video-limits.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { queueBehind } from '../../core/database/turns.queries.ts';
import { noEdits } from '../../core/films/index.ts';
import { guardRoom } from '../../core/disk-room.ts';
import { sendToMake } from './make-video.service.ts';
import { deleteUpload, findPictureOfUpload, insertUpload, isUploadThere } from './video-uploads.queries.ts';
import { LONGEST_NAME, MOST_AT_ONCE } from './upload-limits.data.ts';
import { removeUploadFiles, unfinishedName } from './video-uploads.service.ts';

/** A film of an archive, as far as it is known before it is read. */
export interface ExportedFilm {
  readonly userId: string;
  readonly name: string;
  readonly bytes: number;
  /** The signature of the picture that stood for it. */
  readonly poster: string | null;
}

/**
 * Begins an upload of a film that lies in an archive; it counts as any other. Gives its id, or null while its person has too
 * many under way. It gives `refused` where it is larger than an upload may be.
 */
export async function beginExportedFilm(
  core: Core,
  { userId, name, bytes, poster }: ExportedFilm,
  note: (trx: Database, id: string) => Promise<void>,
): Promise<string | 'refused' | null> {
  if (bytes === 0 || bytes > MOST_VIDEO_BYTES) return 'refused';
  const id = randomBytes(16).toString('hex');
  const limits = { most: MOST_AT_ONCE, mostBytes: MOST_KEPT_VIDEO_BYTES };
  const edits = { ...noEdits, exportedPoster: poster };
  return inTransaction(core.db, async (trx) => {
    await queueBehind(trx, `video-uploads:${userId}`);
    if (!(await insertUpload(trx, { id, userId, name: name.slice(0, LONGEST_NAME), bytes, edits, ...limits }))) return null;
    await note(trx, id);
    return id;
  });
}

/**
 * Writes such a film as it is read, and has it made. One that broke off is written anew. Each writing has a file of its own until
 * it is whole. So a second one never cuts what is being made. Throws what reading it throws.
 */
export async function receiveExportedFilm(core: Core, id: string, film: AsyncIterable<Uint8Array>, bytes: number): Promise<void> {
  const unfinished = join(core.films.uploads, unfinishedName(id));
  await guardRoom(core.config.dataDir, bytes);
  await mkdir(core.films.uploads, { recursive: true });
  try {
    await pipeline(film, createWriteStream(unfinished));
    await syncFile(unfinished);
    await rename(unfinished, join(core.films.uploads, id));
  } finally {
    await rm(unfinished, { force: true });
  }
  await sendToMake(core, id);
  // It may have been undone meanwhile.
  if (!(await isUploadThere(core.db, id))) await removeUploadFiles(core, [id]);
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** How far such a film is; null where its upload is gone. */
export async function findExportedFilm(
  core: Core,
  userId: string,
  id: string,
): Promise<{ readonly status: UploadStatus; readonly pictureId: string | null } | null> {
  return (await findPictureOfUpload(core.db, userId, id)) ?? null;
}

/** Forgets the upload of such a film; what was made of it stays with its picture. */
export async function forgetExportedFilm(core: Core, userId: string, id: string): Promise<void> {
  if (await deleteUpload(core.db, userId, id)) await removeUploadFiles(core, [id]);
}
