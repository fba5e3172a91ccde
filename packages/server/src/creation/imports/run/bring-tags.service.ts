import type { TaggedObjectInput } from '@bowerbird/contract/creation/product-tags/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../../../core/core.ts';
import { requireAllowedTexts } from '../../../core/block-list/index.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { cleanPinLink } from '../../../pinning/pins/index.ts';
import { keepTags, type SlotTag } from '../../product-tags/index.ts';
import { noteAwaited, selectItemsWithTags, type ProductPins } from './bring-tags.queries.ts';
import type { ImportedProduct, ImportedTag } from '../items/look.queries.ts';
import type { Run } from '../places/places.service.ts';

/** So many pins get their tags before the import looks whether its turn is over. */
const BATCH = 50;

/** Sets tags of pins that came in, once the pins are here that they name; gives how many pins were looked at. */
export async function bringTags({ core, viewer, importId }: Run): Promise<number> {
  const items = await selectItemsWithTags(core.db, { importId, userId: viewer.userId }, BATCH);
  for (const item of items) {
    const { pin_id: pinId, product_tags: tags, product_pins: pins } = item;
    const known = await tagsToKeep(core, tags, pins);
    const awaited = tags.flatMap(({ products }) => products.flatMap(({ key }) => (key === null || key in pins ? [] : key)));
    await inTransaction(core.db, async (trx) => {
      // Its owner may have tagged it meanwhile, or have taken it away.
      const isUntouched = await noteAwaited(trx, item, awaited);
      if (isUntouched && known.length > 0) await keepTags({ ...core, db: trx }, viewer, pinId, known);
    });
  }
  return items.length;
}

async function tagsToKeep(core: Core, tags: readonly ImportedTag[], pins: ProductPins): Promise<SlotTag[]> {
  const kept: SlotTag[] = [];
  for (const { products, ...tag } of tags) {
    const objects: TaggedObjectInput[] = [];
    for (const product of products) objects.push(...(await objectOf(core, product, pins)));
    if (objects.length > 0) kept.push({ ...tag, objects });
  }
  return kept;
}

/** A product by its pin, or by its page where the pin is not here. One on a site that is blocked is left out. */
async function objectOf(core: Core, { key, link }: ImportedProduct, pins: ProductPins): Promise<TaggedObjectInput[]> {
  const pinId = key === null ? undefined : pins[key];
  if (pinId !== undefined) return [{ pin_id: pinId }];
  if (link === null) return [];
  try {
    await requireAllowedTexts(core, { tags: cleanPinLink(link)?.domain });
    return [{ link }];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
