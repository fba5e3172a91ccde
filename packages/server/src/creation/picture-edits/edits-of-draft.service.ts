import type { Database } from '../../core/database/database.ts';
import { moveTags } from '../product-tags/index.ts';
import { insertEdits, selectEditable, type EditedPicture } from './picture-edits.queries.ts';

/** Remembers what pictures of a new pin were. Its tags were set on these, so they move to where the changed ones show them. */
export async function keepEditsOfDraft(trx: Database, pinId: string, edited: readonly EditedPicture[]): Promise<void> {
  if (edited.length === 0) return;
  await insertEdits(trx, pinId, edited);
  for (const { position: slot, edits: after, ...original } of await selectEditable(trx, pinId))
    if (after) await moveTags(trx, { pinId, slot, original, before: null, after });
}
