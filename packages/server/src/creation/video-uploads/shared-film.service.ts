import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { MOST_KEPT_VIDEO_BYTES, MOST_VIDEO_BYTES } from '@bowerbird/domain/media/video-limits.ts';
import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { queueBehind } from '../../core/database/turns.queries.ts';
import { noEdits } from '../../core/films/index.ts';
import { guardRoom } from '../../core/disk-room.ts';
import { sendToMake } from './make-video.service.ts';
import { LONGEST_NAME, MOST_AT_ONCE } from './upload-limits.data.ts';
import { insertUpload } from './video-uploads.queries.ts';
import { unfinishedName } from './video-uploads.service.ts';

/** Takes in a film that comes in one piece, and has it made; gives the id of its upload. Throws the refusals of an upload. */
export async function receiveSharedFilm(core: Core, userId: string, name: string, film: AsyncIterable<Uint8Array>): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const unfinished = join(core.films.uploads, unfinishedName(id));
  await guardRoom(core.config.dataDir, MOST_VIDEO_BYTES);
  await mkdir(core.films.uploads, { recursive: true });
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MOST_VIDEO_BYTES) throw new ApiError('too_large', { extra: { reason: 'too_large' } });
      yield chunk;
    }
  };
  try {
    await pipeline(film, counted, createWriteStream(unfinished, { flush: true }));
    const limits = { most: MOST_AT_ONCE, mostBytes: MOST_KEPT_VIDEO_BYTES };
    const isBegun = await inTransaction(core.db, async (trx) => {
      await queueBehind(trx, `video-uploads:${userId}`);
      return insertUpload(trx, { id, userId, name: name.slice(0, LONGEST_NAME), bytes, edits: noEdits, ...limits });
    });
    if (!isBegun) throw new ApiError('too_many_things');
    await rename(unfinished, join(core.films.uploads, id));
  } finally {
    await rm(unfinished, { force: true });
  }
  await sendToMake(core, id);
  return id;
}
