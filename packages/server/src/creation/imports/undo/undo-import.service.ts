import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../../../core/core.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { viewerOf } from '../../../endpoints/viewer.ts';
import { deleteBoard } from '../../../pinning/boards/index.ts';
import { removePins } from '../../../pinning/pins/index.ts';
import { deleteSection } from '../../../pinning/sections/index.ts';
import { forgetFilmsUnderWay } from '../films/films-under-way.service.ts';
import { removeImportFile } from '../records/import-files.service.ts';
import { changeImport, holdImport, letGo } from '../records/imports.queries.ts';
import { keepHeld } from '../records/keep-held.service.ts';
import { hasOtherSections, removeScheduledItems, selectEmptyPlaces, selectMadePins } from '../places/places.queries.ts';

export const UNDO_JOB = 'imports.undo';

const BATCH = 100;

/** Takes away what an import made: its scheduled and other pins, then the sections and boards in which nothing else lies. */
export async function undoImport(core: Core, id: string): Promise<void> {
  const row = await holdImport(core.jobsDb, id, 'undo');
  if (!row) return;
  const viewer = viewerOf(row.user_id);
  const context = { core: { ...core, db: core.jobsDb }, viewer };
  const endKeeping = keepHeld(core.jobsDb, id);
  try {
    await forgetFilmsUnderWay(core, row);
    await removeScheduledItems(core.jobsDb, { importId: id, userId: row.user_id });
    const someMade = () => selectMadePins(core.jobsDb, viewer, id, BATCH);
    for (let pins = await someMade(); pins.length > 0; pins = await someMade()) {
      const batch = pins;
      await inTransaction(core.jobsDb, (trx) => removePins(context, trx, batch));
    }
    await removePlaces(context, id);
    await changeImport(core.jobsDb, id, { status: 'undone', isUndoing: false, isFinished: true, forgetsFile: true });
    await removeImportFile(core.config, row.file);
  } finally {
    endKeeping();
    await letGo(core.jobsDb, id);
  }
}

async function removePlaces(context: Parameters<typeof deleteBoard>[0], importId: string): Promise<void> {
  const db = context.core.db;
  for (const { board_id, section_id } of await selectEmptyPlaces(db, importId)) {
    try {
      if (section_id !== '0') await deleteSection(context, section_id);
      else if (!(await hasOtherSections(db, importId, board_id))) await deleteBoard(context, board_id);
    } catch (error) {
      // Its owner was quicker.
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
