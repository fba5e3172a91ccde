import type { PinSkinTone, SkinToneInput, SkinToneOf } from '@bowerbird/contract/discovery/looks/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { outdateDocuments } from '../search-index/index.ts';
import { dropSkinTone, keepSkinTone, selectSkinTone, type SkinToneRow } from './skin-tones.queries.ts';

type Context = CallContext<SignedInViewer>;

/** What was recognised in the picture of the viewer's pin, and what they say. Throws `pin_not_found`. */
export async function readSkinTone({ core, viewer }: Context, { pin_id }: SkinToneOf): Promise<PinSkinTone> {
  return present(found(await selectSkinTone(core.db, viewer.userId, pin_id)));
}

/** Keeps what the owner of a pin says of the skin in it; the search follows behind the reply. Throws `pin_not_found`. */
export async function chooseSkinTone({ core, viewer }: Context, { pin_id, tone }: SkinToneInput): Promise<PinSkinTone> {
  return inTransaction(core.db, async (trx) => {
    const { picture_id } = found(await selectSkinTone(trx, viewer.userId, pin_id));
    if (tone === null) await dropSkinTone(trx, pin_id);
    else await keepSkinTone(trx, pin_id, tone === 'none' ? null : tone);
    await outdateDocuments(trx, [picture_id]);
    return present(found(await selectSkinTone(trx, viewer.userId, pin_id)));
  });
}

function found(row: SkinToneRow | undefined): SkinToneRow {
  if (!row) throw new ApiError('pin_not_found');
  return row;
}

function present({ recognised, is_chosen, tone }: SkinToneRow): PinSkinTone {
  return { recognised, chosen: is_chosen ? (tone ?? 'none') : null };
}
