import {
  abandonVideoUpload,
  continueVideoUpload,
  createVideoUpload,
  findVideoUpload,
} from '@bowerbird/contract/creation/video-uploads/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { MOST_VIDEO_BYTES } from '@bowerbird/domain/media/video-limits.ts';
import { guardRoom } from '../../core/disk-room.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { handleStream, type StreamContext } from '../../endpoints/stream.ts';
import { takeOverReply } from '../../endpoints/take-over-reply.ts';
import { answerByTus } from './tus.service.ts';
import { findUpload } from './video-uploads.queries.ts';
import { forgetUpload } from './video-uploads.service.ts';

/** A video takes minutes of a processor. */
const UPLOADS_PER_HOUR = 60;

type Context = StreamContext<'full'>;

/** Begins an upload; its size is known from the start, so that one that is too large sends nothing. */
async function begin({ core, viewer, raw, reply }: Context): Promise<unknown> {
  if (Number(raw.headers['upload-length']) > MOST_VIDEO_BYTES) throw new ApiError('too_large', { extra: { reason: 'too_large' } });
  await takeFromLimit(core, { name: 'video-upload', subject: viewer.userId, most: UPLOADS_PER_HOUR });
  await guardRoom(core.config.dataDir, Number(raw.headers['upload-length']) || 0);
  return answer({ core, viewer, raw, reply });
}

/** Answers for one's own upload alone; for anybody else it is not there. */
async function goOn({ core, viewer, raw, reply }: Context): Promise<unknown> {
  const upload = await findUpload(core.db, viewer.userId, idOf(raw));
  if (!upload) throw new ApiError('not_found');
  if (raw.method === 'PATCH') await guardRoom(core.config.dataDir, Number(raw.headers['content-length']) || 0);
  return answer({ core, viewer, raw, reply });
}

async function answer({ core, viewer, raw, reply }: Pick<Context, 'core' | 'viewer' | 'raw' | 'reply'>): Promise<unknown> {
  takeOverReply(reply);
  await answerByTus(core, viewer.userId, raw.raw, reply.raw);
  return reply;
}

async function abandon({ core, viewer, raw, reply }: Context): Promise<unknown> {
  await forgetUpload(core, viewer.userId, idOf(raw));
  return reply.code(204).header('Tus-Resumable', '1.0.0').send();
}

function idOf(raw: Context['raw']): string {
  return (raw.params as { id?: string }).id ?? '';
}

export const uploadStreams = [
  handleStream(createVideoUpload, begin),
  handleStream(findVideoUpload, goOn),
  handleStream(continueVideoUpload, goOn),
  handleStream(abandonVideoUpload, abandon),
];
