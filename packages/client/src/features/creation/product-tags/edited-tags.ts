import type { PinTag, TaggedObject } from '@bowerbird/contract/creation/product-tags/records.ts';
import type { PinTagInput, TaggedObjectInput } from '@bowerbird/contract/creation/product-tags/schemas.ts';
import { isLeft, settleTags, type ProductTag } from '@bowerbird/domain/creation/product-tags.ts';

/** A tag with its products, as it is edited. */
export type EditedTag = ProductTag<TaggedObject>;

/** The tags of a record, each with its products. */
export function editedTags(tags: readonly PinTag[], objects: readonly TaggedObject[]): readonly EditedTag[] {
  const known = new Map(objects.map((object) => [object.id, object]));
  return tags.map(({ pinTagKey, x, y, status, taggedObjectIds }) => ({
    pinTagKey,
    x,
    y,
    status,
    objects: taggedObjectIds.flatMap((id) => known.get(id) ?? []),
  }));
}

/** What the server keeps of tags: what is left of them. */
export function inputOf(tags: readonly EditedTag[]): PinTagInput[] {
  return settleTags(tags).map(({ pinTagKey: pin_tag_key, x, y, objects }) => ({
    pin_tag_key,
    x,
    y,
    objects: objects.flatMap(objectInput),
  }));
}

function objectInput({ type, pin, link }: TaggedObject): TaggedObjectInput[] {
  if (type === 'product_pin' && pin) return [{ pin_id: pin.id }];
  return link === null ? [] : [{ link }];
}

/** How many products of these tags are pages that could not be read. */
export function countUnread(tags: readonly EditedTag[]): number {
  return tags.filter(isLeft).reduce((sum, { objects }) => sum + objects.filter((object) => isLeft(object) && object.isUnread).length, 0);
}

/** The tags with a product as its page tells of it now. */
export function withRead(tags: readonly EditedTag[], read: TaggedObject): readonly EditedTag[] {
  const fresh = (object: TaggedObject) => (object.id === read.id ? { ...read, status: object.status } : object);
  return tags.map((tag) => (tag.objects.some(({ id }) => id === read.id) ? { ...tag, objects: tag.objects.map(fresh) } : tag));
}

/** Whether the shop says that it has none; such a product is grey. */
export function isShopClosed(objects: readonly TaggedObject[]): boolean {
  const left = objects.filter(isLeft);
  return left.length > 0 && left.every(({ inStock }) => inStock === false);
}
