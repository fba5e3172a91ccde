import { randomUUID } from 'node:crypto';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { createVideoUpload } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import { uploadImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import type { WordsOfShare } from '@bowerbird/domain/pinning/shared-words.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { authorise } from '../../endpoints/authorise.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { receivePicture } from '../../pinning/pictures/index.ts';
import { receiveSharedFilm } from '../video-uploads/index.ts';
import { createDraft, type DraftContext } from './pin-drafts.service.ts';

/** A file as another app shares it. */
export interface SharedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** A file that was taken in: a picture by its signature, or a film by its upload. */
export type TakenFile = { readonly image_signature: string } | { readonly upload_id: string };

/** A film takes minutes of a processor. */
const FILMS_PER_HOUR = 60;

/** Of each text that another app sends; what is too long for a pin is made shorter in the builder. */
const LONGEST_TEXT = 10_000;

/** Whether somebody may upload, and so share files with the instance. */
export function maySendFiles(context: CallContext): context is DraftContext {
  try {
    authorise(uploadImage, context.viewer);
    return true;
  } catch {
    return false;
  }
}

/** Takes a shared file in by the checks and limits of an upload; null where it is refused. */
export async function takeSharedFile({ core, viewer }: DraftContext, { name, type, bytes }: SharedFile): Promise<TakenFile | null> {
  try {
    if (!type.startsWith('video/')) return { image_signature: (await receivePicture(core, viewer.userId, bytes)).signature };
    authorise(createVideoUpload, viewer);
    await takeFromLimit(core, { name: 'video-upload', subject: viewer.userId, most: FILMS_PER_HOUR });
    return { upload_id: await receiveSharedFilm(core, viewer.userId, name, bytes) };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Makes a draft of each file, all with the words of the share; gives their ids, which are fewer where there is no room. */
export async function draftShared(context: DraftContext, files: readonly TakenFile[], words: WordsOfShare): Promise<string[]> {
  const made: string[] = [];
  const said = Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text.slice(0, LONGEST_TEXT)]));
  try {
    for (const file of files) {
      const draft = { creation_id: randomUUID(), ...said, items: [{ id: 'first', ...file }], create_method: 'upload' as const };
      made.push((await createDraft({ ...context, db: context.core.db }, draft)).id);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return made;
}
