import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { EditVideoInput, VideoUpload } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { cutCaptionsOf } from './cut-captions.service.ts';
import { MAKE_VIDEO_JOB } from './make-video.service.ts';
import {
  deleteOldUploads,
  deleteUpload,
  deleteUploadsOf,
  findUpload,
  lockUpload,
  selectKnownUploads,
  updateEdits,
} from './video-uploads.queries.ts';
import { changeEdits, presentUpload } from './video-uploads.views.ts';

/** Each change has the film made anew. */
const EDITS_PER_HOUR = 120;

const UNFINISHED = '.part';
const DAY_MILLISECONDS = 86_400_000;

/** The name of a file for one writing of an upload, until all of it is there. */
export function unfinishedName(id: string): string {
  return `${id}.${randomUUID()}${UNFINISHED}`;
}

/** What became of an upload of this person. Throws `not_found`. */
export async function readUpload(core: Core, userId: string, id: string): Promise<VideoUpload> {
  const row = await findUpload(core.db, userId, id);
  if (!row) throw new ApiError('not_found');
  return presentUpload(row, core.config);
}

/** Changes what is kept of a video, and has its film made anew. Throws `conflict` while it still arrives. */
export async function editUpload(core: Core, userId: string, { upload_id: id, ...changes }: EditVideoInput): Promise<VideoUpload> {
  await takeFromLimit(core, { name: 'video-edit', subject: userId, most: EDITS_PER_HOUR });
  await inTransaction(core.db, async (trx) => {
    const row = await lockUpload(trx, userId, id);
    if (!row) throw new ApiError('not_found');
    const edits = changeEdits(row.edits, changes);
    if (edits.trimEnd !== null && edits.trimEnd <= edits.trimStart)
      throw new ApiError('bad_input', { extra: { fields: [{ field: 'trim_end', rule: 'after_start' }] } });
    if (!(await updateEdits(trx, id, edits))) throw new ApiError('conflict');
    await core.jobs.send(trx, MAKE_VIDEO_JOB, { id });
  });
  return readUpload(core, userId, id);
}

/** Forgets an upload and its file; what was pinned of it stays. */
export async function forgetUpload(core: Core, userId: string, id: string): Promise<null> {
  await inTransaction(core.db, async (trx) => {
    const gone = await deleteUpload(trx, userId, id);
    if (!gone) throw new ApiError('not_found');
    await cutCaptionsOf(trx, [gone]);
  });
  await removeUploadFiles(core, [id]);
  return null;
}

/** Forgets uploads that nobody goes on with, and what a crash left of those that were being written. */
export async function sweepUploads(core: Core): Promise<void> {
  const old = await inTransaction(core.jobsDb, async (trx) => {
    const gone = await deleteOldUploads(trx);
    await cutCaptionsOf(trx, gone);
    return gone.map(({ id }) => id);
  });
  await removeUploadFiles(core, old);
  await sweepUploadFiles(core);
}

/** Removes what lies there for a day and is half written, or named by no row: a crash came between. */
async function sweepUploadFiles(core: Core): Promise<void> {
  const { uploads } = core.films;
  const names = await readdir(uploads).catch(() => []);
  const idOf = (name: string) => name.split('.', 1)[0]!;
  const known = new Set(await selectKnownUploads(core.jobsDb, names.map(idOf)));
  for (const name of names) {
    if (known.has(idOf(name)) && !name.endsWith(UNFINISHED)) continue;
    const facts = await stat(join(uploads, name)).catch(() => null);
    if (facts && facts.mtimeMs < core.now() - DAY_MILLISECONDS) await rm(join(uploads, name), { force: true });
  }
}

export async function eraseUploads(core: Core, userId: string): Promise<void> {
  await removeUploadFiles(core, await deleteUploadsOf(core.jobsDb, userId));
}

/** Removes the files of uploads that are forgotten. */
export async function removeUploadFiles({ films }: Core, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await rm(join(films.uploads, id), { force: true });
    await rm(join(films.uploads, `${id}.json`), { force: true });
  }
}
