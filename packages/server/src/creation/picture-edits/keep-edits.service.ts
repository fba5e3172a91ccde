import type { PictureEdits } from '@bowerbird/domain/media/picture-edits.ts';
import type { Database } from '../../core/database/database.ts';
import { findUploadedPicture } from '../../pinning/pictures/index.ts';
import { insertEdits, type EditedPicture } from './picture-edits.queries.ts';

/** How a picture of a pin was changed that comes in from elsewhere, and the signature of what it was. */
export interface BroughtEdits {
  readonly slot: number;
  readonly signature: string;
  readonly edits: PictureEdits;
}

/** Remembers what pictures of a pin were, where its owner brought these too. */
export async function keepEdits(
  trx: Database,
  { userId, pinId }: { readonly userId: string; readonly pinId: string },
  brought: readonly BroughtEdits[],
): Promise<void> {
  const known: EditedPicture[] = [];
  for (const { slot: position, signature: original, edits } of brought)
    if ((await findUploadedPicture(trx, userId, original)) !== undefined) known.push({ position, original, edits });
  await insertEdits(trx, pinId, known);
}
