/** Most tags of a picture, and most products of a tag. */
export const tagLimits = { tags: 24, objects: 5 } as const;

/** How far two dots stand apart at least on a screen, in pixels; nearer ones fold into one. */
export const DOT_APART = 44;

/** What became of a tag or of a product of it since it was last kept (`B4.9`). */
export type TagStatus = 'created' | 'saved' | 'edited' | 'deleted';

/** A product as a tag holds it, known by its id. */
export interface TaggedThing {
  readonly id: string;
  readonly status: TagStatus;
}

/** A place on a picture with the products that are there; `x` and `y` are parts of its width and height. */
export interface ProductTag<Thing extends TaggedThing = TaggedThing> {
  readonly pinTagKey: string;
  readonly x: number;
  readonly y: number;
  readonly status: TagStatus;
  readonly objects: readonly Thing[];
}

/** Removing what is new keeps it new, because nobody else knows of it; anything else is marked as deleted (`B4.9`). */
export function statusAfterRemoval(status: TagStatus): TagStatus {
  return status === 'created' ? 'created' : 'deleted';
}

/** Another place or other products make a kept tag an edited one (`B4.9`). */
export function statusAfterChange(status: TagStatus): TagStatus {
  return status === 'saved' ? 'edited' : status;
}

/** A tag where somebody pressed. The list stays as it is where there is no room for one more. */
export function addTag<Tag extends ProductTag>(tags: readonly Tag[], tag: Tag): readonly Tag[] {
  const isKnown = tags.some(({ pinTagKey }) => pinTagKey === tag.pinTagKey);
  return isKnown || countTags(tags) >= tagLimits.tags ? tags : [...tags, tag];
}

/** Moves a tag; it stays on the picture. */
export function moveTag<Tag extends ProductTag>(tags: readonly Tag[], key: string, x: number, y: number): readonly Tag[] {
  return changeTag(tags, key, (tag) => {
    const place = { x: withinPicture(x), y: withinPicture(y) };
    return place.x === tag.x && place.y === tag.y ? tag : { ...tag, ...place, status: statusAfterChange(tag.status) };
  });
}

/** Takes a tag away: a new one leaves at once, a kept one stays struck out until everything is kept. */
export function removeTag<Tag extends ProductTag>(tags: readonly Tag[], key: string): readonly Tag[] {
  return tags.flatMap((tag) => {
    if (tag.pinTagKey !== key) return [tag];
    const status = statusAfterRemoval(tag.status);
    return status === 'created' ? [] : [{ ...tag, status }];
  });
}

/** Brings a tag back that was taken away. What it was is not known any more, so it is kept anew. */
export function restoreTag<Tag extends ProductTag>(tags: readonly Tag[], key: string): readonly Tag[] {
  return changeTag(tags, key, (tag) => (tag.status === 'deleted' ? { ...tag, status: 'edited' } : tag));
}

/** Gives a tag one product more, or one back that was taken off. */
export function addObject<Thing extends TaggedThing, Tag extends ProductTag<Thing>>(
  tags: readonly Tag[],
  key: string,
  object: Thing,
): readonly Tag[] {
  return changeTag(tags, key, (tag) => {
    const known = tag.objects.find(({ id }) => id === object.id);
    if (known && known.status !== 'deleted') return tag;
    if (tag.objects.filter(isLeft).length >= tagLimits.objects) return tag;
    const objects = known
      ? tag.objects.map((one): Thing => (one === known ? { ...one, status: 'edited' } : one))
      : [...tag.objects, { ...object, status: 'created' as const }];
    return { ...tag, objects, status: statusAfterChange(tag.status) };
  });
}

/** Takes a product off a tag. */
export function removeObject<Thing extends TaggedThing, Tag extends ProductTag<Thing>>(
  tags: readonly Tag[],
  key: string,
  id: string,
): readonly Tag[] {
  return changeTag(tags, key, (tag) => {
    if (!tag.objects.some((one) => one.id === id && isLeft(one))) return tag;
    const objects = tag.objects.flatMap((one): Thing[] => {
      if (one.id !== id) return [one];
      const status = statusAfterRemoval(one.status);
      return status === 'created' ? [] : [{ ...one, status }];
    });
    return { ...tag, objects, status: statusAfterChange(tag.status) };
  });
}

/** The tags as they are once they are kept: what was deleted is gone, and so is a tag without products. */
export function settleTags<Thing extends TaggedThing, Tag extends ProductTag<Thing>>(tags: readonly Tag[]): readonly Tag[] {
  return tags.filter(isLeft).flatMap((tag) => {
    const objects = tag.objects.filter(isLeft).map((one): Thing => ({ ...one, status: 'saved' }));
    return objects.length === 0 ? [] : [{ ...tag, objects, status: 'saved' as const }];
  });
}

/** Whether anything of these tags is not kept yet. */
export function hasChanges(tags: readonly ProductTag[]): boolean {
  return tags.some((tag) => tag.status !== 'saved' || tag.objects.some(({ status }) => status !== 'saved'));
}

/** How many tags there are, without the deleted ones. */
export function countTags(tags: readonly ProductTag[]): number {
  return tags.filter(isLeft).length;
}

/** How many of them hold a product; the others are not kept. */
export function countWithProduct(tags: readonly ProductTag[]): number {
  return tags.filter((tag) => isLeft(tag) && tag.objects.some(isLeft)).length;
}

export function isLeft({ status }: { readonly status: TagStatus }): boolean {
  return status !== 'deleted';
}

/** Dots that would stand nearer than `DOT_APART` on a picture of this size, put together in the order they come. */
export function foldDots<Dot extends { readonly x: number; readonly y: number }>(
  dots: readonly Dot[],
  size: { readonly width: number; readonly height: number },
): readonly (readonly Dot[])[] {
  const folds: Dot[][] = [];
  for (const dot of dots) {
    const near = folds.find((fold) => distance(centreOf(fold), dot, size) < DOT_APART);
    if (near) near.push(dot);
    else folds.push([dot]);
  }
  return folds;
}

/** Where the dot of a fold stands: in the middle of those that it holds. */
export function centreOf(fold: readonly { readonly x: number; readonly y: number }[]): { x: number; y: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { x: mean(fold.map(({ x }) => x)), y: mean(fold.map(({ y }) => y)) };
}

function distance(
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
  { width, height }: { readonly width: number; readonly height: number },
): number {
  return Math.hypot((one.x - other.x) * width, (one.y - other.y) * height);
}

function changeTag<Tag extends ProductTag>(tags: readonly Tag[], key: string, change: (tag: Tag) => Tag): readonly Tag[] {
  const index = tags.findIndex(({ pinTagKey }) => pinTagKey === key);
  const tag = tags[index];
  if (!tag) return tags;
  const changed = change(tag);
  return changed === tag ? tags : tags.with(index, changed);
}

function withinPicture(part: number): number {
  const finite = Number.isFinite(part) ? part : 0.5;
  return Math.round(Math.min(1, Math.max(0, finite)) * 10_000) / 10_000;
}
