import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../../../core/core.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { openImportFile, type ImportFile } from '../../../core/import-files/index.ts';
import { viewerOf } from '../../../endpoints/viewer.ts';
import { askForFilms } from '../films/ask-for-films.service.ts';
import { bringTags } from './bring-tags.service.ts';
import { choicesOf } from '../records/choices.service.ts';
import { findDuePictures } from './find-pictures.service.ts';
import { importFile, removeImportFile } from '../records/import-files.service.ts';
import { changeImport, holdImport, holdOn, letGo, selectUnheld, type ImportRow } from '../records/imports.queries.ts';
import { keepHeld } from '../records/keep-held.service.ts';
import { finishPlaces, makePlaces } from '../places/places.service.ts';
import type { FetchingRun } from '../pictures/receive-picture.service.ts';
import { readJobOf } from '../read/read-import.service.ts';
import { forgetGonePictures, giveUpLateItems, hasWaitingItems, isFileWanted, lockWithWaiting } from '../items/run.queries.ts';
import { takeReadyItems } from './take-items.service.ts';
import { UNDO_JOB } from '../undo/undo-import.service.ts';

/** The job that brings in what lies at sites of others, which may take their time. */
export const RUN_JOB = 'imports.run';
/** The same for archives that hold all their pictures, so that these wait for no site. */
export const RUN_ARCHIVE_JOB = 'imports.run-archive';

/** The formats whose files hold the pictures themselves. */
const archiveFormats: readonly string[] = ['pictures', 'bowerbird', 'mymind'];

/** Those among them of which no page is asked. */
const wholeFormats: readonly string[] = ['pictures', 'bowerbird'];

/** The job by which an import goes on. */
export function runJobOf({ format }: Pick<ImportRow, 'format'>): string {
  return wholeFormats.includes(format ?? '') ? RUN_ARCHIVE_JOB : RUN_JOB;
}

/** A job goes on for so long at a time, so that the imports of others have their turn. */
const TURN_MILLISECONDS = 45_000;

/** A film that is begun at the end of a turn may take ten minutes. Its page is asked after it. */
export const LONGEST_FILM_JOB_SECONDS = 900;

/** Brings in what is due of an import, for one turn. What is left goes on by the next; so it does after a restart. */
export async function runImport(core: Core, id: string): Promise<void> {
  await workOn(core, id, runTurn);
}

/** Fetches the films of an import that lie at addresses, for one turn. The run goes on with them, and asks for those that are left. */
export async function runFilms(core: Core, id: string): Promise<void> {
  await workOn(core, id, fetchFilms);
}

type Turn = (core: Core, row: ImportRow) => Promise<boolean>;

async function workOn(core: Core, id: string, turn: Turn): Promise<void> {
  const row = await holdImport(core.jobsDb, id, 'run');
  if (!row) return;
  // All of it uses the pool of jobs, so that no request waits for it.
  const jobCore = { ...core, db: core.jobsDb };
  const endKeeping = keepHeld(core.jobsDb, id);
  try {
    const isLeft = await turn(jobCore, row).finally(endKeeping);
    if (await letGo(core.jobsDb, id)) await core.jobs.send(core.jobsDb, UNDO_JOB, { id });
    else if (isLeft) await core.jobs.send(core.jobsDb, runJobOf(row), { id });
  } catch (error) {
    await letGo(core.jobsDb, id);
    if (!(error instanceof ApiError)) throw error;
    await changeImport(core.jobsDb, id, { status: 'paused', problem: { reason: 'account_limited' } });
  }
}

/** Gives whether something is left that could be done now. */
async function runTurn(core: Core, row: ImportRow): Promise<boolean> {
  const file = await openArchiveOf(core, row);
  const run = beginRun(core, row, file);
  try {
    await forgetGonePictures(core.db, row.id);
    await makePlaces(run, { withEmpty: row.format === 'bowerbird' });
    while (await holdOn(core.db, row.id, 'run')) {
      if (run.isOver()) return true;
      // Pictures that came meanwhile may be the first of their boards, and nobody shall see boards with nothing on them.
      await makePlaces(run, { isNew: true });
      const taken = await takeReadyItems(run);
      if (taken > 0) continue;
      if ((await findDuePictures(run, 'the rest')) > 0 || (await bringTags(run)) > 0) continue;
      await askForFilms(core, row.id);
      return await finish(run, row);
    }
    return false;
  } finally {
    file?.close();
  }
}

/** Fetches films until the turn is over; gives whether one was looked at, with which the run goes on. */
async function fetchFilms(core: Core, row: ImportRow): Promise<boolean> {
  const run = beginRun(core, row, null);
  let looked = 0;
  while (!run.isOver() && (await holdOn(core.db, row.id, 'run'))) {
    const more = await findDuePictures(run, 'films of the web');
    if (more === 0) break;
    looked += more;
  }
  return looked > 0;
}

function beginRun(core: Core, row: ImportRow, file: ImportFile | null): FetchingRun {
  const end = core.now() + TURN_MILLISECONDS;
  return {
    core,
    viewer: viewerOf(row.user_id),
    importId: row.id,
    choices: choicesOf(row),
    file,
    isOfPictures: row.format === 'pictures',
    entries: new Map(),
    isOver: () => core.now() >= end,
  };
}

/** Ends an import in which nothing waits any more. */
async function finish(run: FetchingRun, row: ImportRow): Promise<false> {
  const { core } = run;
  await giveUpLateItems(core.db, row.id);
  if (await hasWaitingItems(core.db, row.id)) return false;
  await finishPlaces(run);
  const keepsFile = await isFileWanted(core.db, row.id);
  const isDone = await inTransaction(core.db, async (trx) => {
    if (await lockWithWaiting(trx, row.id)) return false;
    await changeImport(trx, row.id, { status: 'done', isFinished: true, forgetsFile: !keepsFile });
    return true;
  });
  if (isDone && !keepsFile) await removeImportFile(core.config, row.file);
  return false;
}

async function openArchiveOf(core: Core, row: ImportRow): Promise<ImportFile | null> {
  if (row.file === null || !archiveFormats.includes(row.format ?? '')) return null;
  return openImportFile(importFile(core.config, row.file), row.name);
}

/** Takes up whatever nobody is at: what a stopped process left, and what has become due. */
export async function tendImports(core: Core): Promise<void> {
  for (const { id, status, is_undoing, file, format } of await selectUnheld(core.jobsDb)) {
    const job = is_undoing ? UNDO_JOB : status === 0 ? readJobOf({ file }) : runJobOf({ format });
    await core.jobs.send(core.jobsDb, job, { id });
  }
}
