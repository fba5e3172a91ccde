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

/**
 * Gives a pin the pictures of a carousel that its owner brought. Gives which of them it has; those that
 * are not here are left out. Throws what a pin of such a picture or such words would throw.
 */
export async function keepSlots(
  core: Core,
  trx: Database,
  { userId, pinId }: { readonly userId: string; readonly pinId: string },
  slots: readonly BroughtSlot[],
): Promise<number[]> {
  const kept: NewSlot[] = [];
  const places: number[] = [];
  for (const [place, { link, ...slot }] of slots.entries()) {
    const { title, details, altText } = slot;
    await requireAllowedTexts(core, { title, description: details, alt_text: altText, link: link?.domain });
    const pictureId = await findUploadedPicture(trx, userId, slot.signature);
    if (pictureId === undefined) continue;
    await requireAllowedPicture(core, pictureId);
    places.push(place);
    kept.push({ ...slot, linkId: link && (await keepLink(trx, link)) });
  }
  await insertSlots(trx, pinId, kept, broughtBy(userId));
  return places;
}
