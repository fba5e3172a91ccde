import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { MOST_KEPT_VIDEO_BYTES, MOST_VIDEO_BYTES } from '@bowerbird/domain/media/video-limits.ts';
import { noEdits } from '../../core/films/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { queueBehind } from '../../core/database/turns.queries.ts';
import type { Core } from '../../core/core.ts';
import { sendToMake } from './make-video.service.ts';
import { LONGEST_NAME, MOST_AT_ONCE } from './upload-limits.data.ts';
import { insertUpload } from './video-uploads.queries.ts';

/** Who sends: the library's own hooks know the request alone. */
const sender = new AsyncLocalStorage<string>();
const servers = new WeakMap<Core, Server>();

/** Lets the library answer a request of somebody whose right to it was checked. */
export async function answerByTus(core: Core, userId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await sender.run(userId, () => serverOf(core).handle(request, response));
}

function serverOf(core: Core): Server {
  const known = servers.get(core);
  if (known) return known;
  const server = makeServer(core);
  servers.set(core, server);
  return server;
}

function makeServer(core: Core): Server {
  return new Server({
    path: '/upload-video',
    relativeLocation: true,
    datastore: new FileStore({ directory: core.films.uploads }),
    maxSize: MOST_VIDEO_BYTES,
    // Pages of other sites have no business here, and their writes were refused already.
    allowedOrigins: [],
    // The library would take what stands behind a question mark for the id. That is another upload than the one that was asked
    // about.
    getFileIdFromRequest: (request) => new URL(request.url).pathname.split('/')[2] ?? '',
    namingFunction: () => randomBytes(16).toString('hex'),
    onUploadCreate: async (_request, { id, size, metadata }) => {
      const userId = sender.getStore();
      if (userId === undefined || size === undefined || size === 0) throw refusal(400, 'Upload-Length');
      const name = (metadata?.['filename'] ?? '').slice(0, LONGEST_NAME);
      const limits = { most: MOST_AT_ONCE, mostBytes: MOST_KEPT_VIDEO_BYTES };
      const isBegun = await inTransaction(core.db, async (trx) => {
        await queueBehind(trx, `video-uploads:${userId}`);
        return insertUpload(trx, { id, userId, name, bytes: size, edits: noEdits, ...limits });
      });
      if (!isBegun) throw refusal(409, 'too_many_things');
      return {};
    },
    onUploadFinish: async (_request, { id }) => {
      await sendToMake(core, id);
      return {};
    },
  });
}

/** The library answers with what has these fields. */
function refusal(status: number, reason: string): Error {
  return Object.assign(new Error(reason), { status_code: status, body: reason });
}
