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
  holdExport,
  holdExportLonger,
  insertExport,
  letExportGo,
  markReady,
  noteProgress,
  selectExports,
  selectStoppedExports,
  type ExportRow,
} from './data-export.queries.ts';
import { presentExport } from './data-export.views.ts';
import { archiveFile, keepArchive, makeArchive } from './make-archive.service.ts';

/** The job that makes an archive. */
export const EXPORT_JOB = 'data-export.make';
/** What somebody keeps in a life takes long to pack. */
export const LONGEST_EXPORT_SECONDS = 7_200;
const HOLD_AGAIN_MILLISECONDS = 60_000;
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

/** Makes an archive and tells its person; one that is made already or by another run, or whose person is gone, is left. */
export async function makeExport(core: Core, id: string, partBytes = MOST_PART_BYTES): Promise<void> {
  const row = await holdExport(core.jobsDb, id);
  if (!row) return;
  // Where the database is away, the next one keeps it.
  const keeping = setInterval(() => void holdExportLonger(core.jobsDb, row).catch(() => undefined), HOLD_AGAIN_MILLISECONDS);
  try {
    if (!(await runExport(core, row, partBytes))) return;
  } finally {
    clearInterval(keeping);
    await letExportGo(core.jobsDb, row);
  }
  await removeArchives(core, await dropEarlierExports(core.jobsDb, row.user_id));
  await sendAccountMail(core, await findAccount(core.db, row.user_id), { mail: 'exportReady', path: '/settings/export/' });
}

/** Gives whether the archive was kept. */
async function runExport(core: Core, row: ExportRow, partBytes: number): Promise<boolean> {
  return makeArchive(
    core,
    { run: row, userId: row.user_id, choice: row, partBytes, onProgress: (progress) => noteProgress(core.jobsDb, row, progress) },
    ({ folder, sizes }) =>
      inTransaction(core.jobsDb, async (trx) => {
        if (!(await markReady(trx, row, sizes))) return false;
        await keepArchive(core.config, row.id, { folder, parts: sizes.length });
        return true;
      }),
  );
}

/** Has archives made anew whose runs were stopped in the middle. */
export async function tendExports(core: Core): Promise<void> {
  for (const id of await selectStoppedExports(core.jobsDb)) await core.jobs.send(core.jobsDb, EXPORT_JOB, { id });
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
    const [, id = ''] = /^(\d+)(?:-\d+\.zip|\.zip|\.\d+\.work)$/.exec(name) ?? [];
    if (ids.includes(id)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
