import type { CopyKeeping, CopyKeepingInput, KeptCopy, KeptCopyInput } from '@bowerbird/contract/pinning/kept-copies/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { deleteCopiesOf, selectCopy, selectKeeping, storeWish } from './kept-copies.queries.ts';
import { presentCopy, presentKeeping } from './kept-copies.views.ts';

type Context = HandlerContext<'signed_in'>;

/** What the viewer keeps of the page behind their pin. Throws `not_found`. */
export async function readCopy({ db, viewer }: Context, { pin_id }: KeptCopyInput): Promise<KeptCopy> {
  const row = await selectCopy(db, viewer.userId, pin_id);
  if (!row) throw new ApiError('not_found');
  return presentCopy(row);
}

export async function readKeeping({ core, db, viewer }: Context): Promise<CopyKeeping> {
  return presentKeeping(core.config, await selectKeeping(db, viewer.userId));
}

/** Turns the keeping on or off. What is there already stays. */
export async function changeKeeping(context: Context, { keeps_copies }: CopyKeepingInput): Promise<CopyKeeping> {
  await storeWish(context.db, context.viewer.userId, keeps_copies);
  return readKeeping(context);
}

export async function dropCopies(context: Context): Promise<CopyKeeping> {
  await deleteCopiesOf(context.db, context.viewer.userId);
  return readKeeping(context);
}
