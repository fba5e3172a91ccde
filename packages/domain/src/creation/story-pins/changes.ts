import type { StoryBlock, StoryContent, StoryMetadata, StoryPage } from './blocks.ts';
import { storyLimits } from './limits.ts';

/** A page without its blocks, which have changes of their own. */
export type StoryPageFields = Omit<StoryPage, 'blocks'>;

/**
 * The small steps that an idea pin is made of. The editor sends them as they happen, so what goes over the wire is what was
 * touched. Setting something that is not there yet adds it, at the end or `before` another one.
 */
export type StoryChange =
  | { readonly op: 'set_page'; readonly page: StoryPageFields; readonly before?: string }
  | { readonly op: 'delete_page'; readonly pageId: string }
  | { readonly op: 'order_pages'; readonly ids: readonly string[] }
  | { readonly op: 'set_block'; readonly pageId: string; readonly block: StoryBlock; readonly before?: string }
  | { readonly op: 'delete_block'; readonly pageId: string; readonly blockId: string }
  | { readonly op: 'order_blocks'; readonly pageId: string; readonly ids: readonly string[] }
  | { readonly op: 'set_metadata'; readonly metadata: StoryMetadata }
  | { readonly op: 'set_cover'; readonly pageId: string | null };

/** Why a change cannot be made. */
export interface BadChange {
  readonly rule: 'unknown_page' | 'maxPages' | 'maxBlocks';
  /** Which of the changes. */
  readonly index: number;
}

/** The content after all changes, or the first one that cannot be made; then none is. */
export function applyStoryChanges(content: StoryContent, changes: readonly StoryChange[]): StoryContent | BadChange {
  let now = content;
  for (const [index, change] of changes.entries()) {
    const next = applyOne(now, change);
    if (typeof next === 'string') return { rule: next, index };
    now = next;
  }
  return now;
}

export function isBadChange(result: StoryContent | BadChange): result is BadChange {
  return 'rule' in result;
}

function applyOne(content: StoryContent, change: StoryChange): StoryContent | BadChange['rule'] {
  switch (change.op) {
    case 'set_page': {
      const known = content.pages.find(({ id }) => id === change.page.id);
      if (!known && content.pages.length >= storyLimits.pages) return 'maxPages';
      const page = { ...change.page, blocks: known?.blocks ?? [] };
      return { ...content, pages: put(content.pages, page, change.before) };
    }
    case 'delete_page': {
      const pages = content.pages.filter(({ id }) => id !== change.pageId);
      return { ...content, pages, coverPageId: content.coverPageId === change.pageId ? null : content.coverPageId };
    }
    case 'order_pages':
      return { ...content, pages: inOrder(content.pages, change.ids) };
    case 'set_block':
      return onPage(content, change.pageId, (blocks) => {
        const isNew = !blocks.some(({ id }) => id === change.block.id);
        return isNew && blocks.length >= storyLimits.blocks ? 'maxBlocks' : put(blocks, change.block, change.before);
      });
    case 'delete_block':
      return onPage(content, change.pageId, (blocks) => blocks.filter(({ id }) => id !== change.blockId));
    case 'order_blocks':
      return onPage(content, change.pageId, (blocks) => inOrder(blocks, change.ids));
    case 'set_metadata':
      return { ...content, metadata: change.metadata };
    case 'set_cover':
      return change.pageId === null || content.pages.some(({ id }) => id === change.pageId)
        ? { ...content, coverPageId: change.pageId }
        : 'unknown_page';
  }
}

function onPage(
  content: StoryContent,
  pageId: string,
  act: (blocks: readonly StoryBlock[]) => readonly StoryBlock[] | BadChange['rule'],
): StoryContent | BadChange['rule'] {
  const at = content.pages.findIndex(({ id }) => id === pageId);
  const page = content.pages[at];
  if (!page) return 'unknown_page';
  const blocks = act(page.blocks);
  return typeof blocks === 'string' ? blocks : { ...content, pages: content.pages.with(at, { ...page, blocks }) };
}

interface Named {
  readonly id: string;
}

/** The thing in the place of the one of its id; a new one, or one that is to stand elsewhere, before another or at the end. */
function put<Thing extends Named>(things: readonly Thing[], thing: Thing, before: string | undefined): readonly Thing[] {
  const at = things.findIndex(({ id }) => id === thing.id);
  if (at >= 0 && before === undefined) return things.with(at, thing);
  const others = things.filter(({ id }) => id !== thing.id);
  const to = others.findIndex(({ id }) => id === before);
  return others.toSpliced(to < 0 ? others.length : to, 0, thing);
}

/** In the order of the ids; what they do not name keeps its order behind them. */
function inOrder<Thing extends Named>(things: readonly Thing[], ids: readonly string[]): readonly Thing[] {
  const named = [...new Set(ids)].flatMap((wanted) => things.filter(({ id }) => id === wanted));
  return [...named, ...things.filter(({ id }) => !ids.includes(id))];
}
