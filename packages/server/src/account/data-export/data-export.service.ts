import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ChosenExport, DataExport } from '@bowerbird/contract/account/data-export/schemas.ts';
import { MOST_PART_BYTES } from '@bowerbird/domain/account/archive-parts.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { findAccount, sendAccountMail } from '../../identity/accounts/index.ts';
import {
  deleteExportsOf,
  dropEarlierExports,
  dropOldExports,
  findWaitingExport,
  insertExport,
  markReady,
  noteProgress,
  selectExports,
} from './data-export.queries.ts';
import { presentExport } from './data-export.views.ts';
import { archiveFile, makeArchive } from './make-archive.service.ts';

/** The job that makes an archive. */
export const EXPORT_JOB = 'data-export.make';
/** Boards are asked for one after the other. */
const EXPORTS_PER_HOUR = { everything: 3, boards: 12 } as const;

export async function listExports(core: Core, userId: string): Promise<DataExport[]> {
  return (await selectExports(core.db, userId)).map(presentExport);
}

/** Asks for an archive; one at a time. */
export async function askForExport(core: Core, userId: string, chosen: ChosenExport): Promise<DataExport> {
  const what = chosen.board_ids ? 'boards' : 'everything';
  await takeFromLimit(core, { name: `data-export.${what}`, subject: userId, most: EXPORTS_PER_HOUR[what] });
  return inTransaction(core.db, async (trx) => {
    const row = await insertExport(trx, userId, chosen);
    if (!row) throw new ApiError('conflict');
    await core.jobs.send(trx, EXPORT_JOB, { id: row.id });
    return presentExport(row);
  });
}

/** Makes an archive and tells its person; one that is made already, or whose person is gone, is left. */
export async function makeExport(core: Core, id: string, partBytes = MOST_PART_BYTES): Promise<void> {
  const row = await findWaitingExport(core.jobsDb, id);
  if (!row) return;
  const userId = row.user_id;
  const sizes = await makeArchive(core, {
    id,
    userId,
    choice: row,
    partBytes,
    onProgress: (progress) => noteProgress(core.jobsDb, id, progress),
  });
  if (!(await markReady(core.jobsDb, id, sizes))) return removeArchives(core, [id]);
  await removeArchives(core, await dropEarlierExports(core.jobsDb, userId));
  await sendAccountMail(core, await findAccount(core.db, userId), { mail: 'exportReady', path: '/settings/export/' });
}

/** Takes archives away that are too old. */
export async function sweepExports(core: Core): Promise<void> {
  await removeArchives(core, await dropOldExports(core.jobsDb));
}

/** Takes a person's archives away. */
export async function eraseExports(core: Core, userId: string): Promise<void> {
  await removeArchives(core, await deleteExportsOf(core.jobsDb, userId));
}

async function removeArchives({ config }: Core, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const folder = dirname(archiveFile(config, '0'));
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id = ''] = /^(\d+)(?:-\d+)?\.zip$/.exec(name) ?? [];
    if (ids.includes(id)) await rm(join(folder, name), { force: true });
  }
}
