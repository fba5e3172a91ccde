import type { StoryContent, StoryPage } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { StoryChange } from '@bowerbird/domain/creation/story-pins/changes.ts';

/** The small steps that lead from one state to another, so that only what was touched goes over the wire. */
export function changesBetween(before: StoryContent, now: StoryContent): StoryChange[] {
  if (before === now) return [];
  const known = new Map(before.pages.map((page) => [page.id, page]));
  const kept = new Set(now.pages.map(({ id }) => id));
  const changes: StoryChange[] = [];
  // What goes makes room for what comes.
  for (const { id } of before.pages) if (!kept.has(id)) changes.push({ op: 'delete_page', pageId: id });
  for (const page of now.pages) changes.push(...changesOfPage(known.get(page.id), page));
  const stays = [...before.pages.filter(({ id }) => kept.has(id)), ...now.pages.filter(({ id }) => !known.has(id))];
  if (!isSameOrder(stays, now.pages)) changes.push({ op: 'order_pages', ids: now.pages.map(({ id }) => id) });
  if (!isSame(before.metadata, now.metadata)) changes.push({ op: 'set_metadata', metadata: now.metadata });
  const cover = kept.has(before.coverPageId ?? '') ? before.coverPageId : null;
  if (cover !== now.coverPageId) changes.push({ op: 'set_cover', pageId: now.coverPageId });
  return changes;
}

function changesOfPage(before: StoryPage | undefined, page: StoryPage): StoryChange[] {
  if (before === page) return [];
  const pageId = page.id;
  const changes: StoryChange[] = [];
  const { blocks: _blocks, ...fields } = page;
  const { blocks: earlier = [], ...fieldsBefore } = before ?? {};
  if (!isSame(fields, fieldsBefore)) changes.push({ op: 'set_page', page: fields });
  const known = new Map(earlier.map((block) => [block.id, block]));
  const kept = new Set(page.blocks.map(({ id }) => id));
  for (const { id } of earlier) if (!kept.has(id)) changes.push({ op: 'delete_block', pageId, blockId: id });
  for (const block of page.blocks) {
    const old = known.get(block.id);
    if (old !== block && !isSame(old, block)) changes.push({ op: 'set_block', pageId, block });
  }
  const stays = [...earlier.filter(({ id }) => kept.has(id)), ...page.blocks.filter(({ id }) => !known.has(id))];
  if (!isSameOrder(stays, page.blocks)) changes.push({ op: 'order_blocks', pageId, ids: page.blocks.map(({ id }) => id) });
  return changes;
}

function isSameOrder(one: readonly { readonly id: string }[], other: readonly { readonly id: string }[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]!.id);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
