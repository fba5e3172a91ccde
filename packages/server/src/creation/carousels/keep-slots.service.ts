import { requireAllowedPicture, requireAllowedTexts } from '../../core/block-list/index.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { findUploadedPicture } from '../../pinning/pictures/index.ts';
import { keepLink } from '../../pinning/pins/index.ts';
import { broughtBy, insertSlots, type NewSlot } from './carousels.queries.ts';

/** A picture of a carousel that comes in from elsewhere. */
export interface BroughtSlot extends Omit<NewSlot, 'linkId'> {
  readonly link: { readonly url: string; readonly domain: string } | null;
}

/** Gives a pin the pictures of a carousel that its owner brought. Throws what a pin of such a picture or such words would throw. */
export async function keepSlots(
  core: Core,
  trx: Database,
  { userId, pinId }: { readonly userId: string; readonly pinId: string },
  slots: readonly BroughtSlot[],
): Promise<void> {
  const kept: NewSlot[] = [];
  for (const { link, ...slot } of slots) {
    const { title, details, altText } = slot;
    await requireAllowedTexts(core, { title, description: details, alt_text: altText, link: link?.domain });
    const pictureId = await findUploadedPicture(trx, userId, slot.signature);
    if (pictureId !== undefined) await requireAllowedPicture(core, pictureId);
    kept.push({ ...slot, linkId: link && (await keepLink(trx, link)) });
  }
  await insertSlots(trx, pinId, kept, broughtBy(userId));
}
