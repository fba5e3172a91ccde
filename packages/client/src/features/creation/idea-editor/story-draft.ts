import type { StoryBlock, StoryContent, StoryMetadata, StoryPage, StoryTemplate } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { InterestTag } from '../../discovery/topic-field/index.ts';
import type { PickedBoard, PickedSection } from '../../pinning/boards/index.ts';
import { inLayer, putBefore } from './layers.ts';

/** An idea pin that is being made: all that is undone, redone and kept. */
export interface StoryDraft extends StoryContent {
  readonly description: string;
  readonly link: string;
  readonly altText: string;
  readonly board: PickedBoard | null;
  readonly section: PickedSection | null;
  readonly interestTags: readonly InterestTag[];
  readonly isCommentsAllowed: boolean;
  readonly isShoppingRecAllowed: boolean;
}

export type Edit = (story: StoryDraft) => StoryDraft;

export function changePage(id: string, change: (page: StoryPage) => StoryPage): Edit {
  return (story) => {
    const pages = story.pages.map((page) => (page.id === id ? change(page) : page));
    return pages.every((page, index) => page === story.pages[index]) ? story : { ...story, pages };
  };
}

/** The page behind another one, or at the end. */
export function addPages(pages: readonly StoryPage[], afterId: string | null): Edit {
  return (story) => {
    const at = afterId === null ? -1 : story.pages.findIndex(({ id }) => id === afterId);
    return { ...story, pages: story.pages.toSpliced(at < 0 ? story.pages.length : at + 1, 0, ...pages) };
  };
}

/** A story always has a page, so the last one is never taken away. */
export function removePage(id: string): Edit {
  return (story) => {
    const pages = story.pages.filter((page) => page.id !== id);
    if (pages.length === 0 || pages.length === story.pages.length) return story;
    return { ...story, pages, coverPageId: story.coverPageId === id ? null : story.coverPageId };
  };
}

export function movePage(id: string, before: string | null): Edit {
  return (story) => ({ ...story, pages: putBefore(story.pages, id, before) });
}

/** A copy with ids of its own. */
export function copyPage(page: StoryPage, makeId: () => string): StoryPage {
  return { ...page, id: makeId(), blocks: page.blocks.map((block) => ({ ...block, id: makeId() })) };
}

/** The pages of a template in place of those that are there, when these hold nothing, and else behind them. */
export function withTemplate(template: StoryTemplate, pages: readonly StoryPage[]): Edit {
  return (story) => {
    const isUntouched = story.pages.every(({ media, blocks }) => media === null && blocks.length === 0);
    return {
      ...story,
      pages: isUntouched ? pages : [...story.pages, ...pages],
      coverPageId: isUntouched ? null : story.coverPageId,
      metadata: { ...story.metadata, templateType: template },
    };
  };
}

export function setTitle(pinTitle: string): Edit {
  return (story) => ({ ...story, metadata: { ...story.metadata, pinTitle } });
}

export function setBasics(changes: Partial<StoryMetadata['basics']>): Edit {
  return (story) => {
    const { metadata } = story;
    return { ...story, metadata: { ...metadata, basics: { ...metadata.basics, ...changes } } };
  };
}

export function addBlock(pageId: string, block: StoryBlock): Edit {
  return changePage(pageId, (page) => ({ ...page, blocks: [...page.blocks, block] }));
}

export function changeBlock(pageId: string, id: string, change: (block: StoryBlock) => StoryBlock): Edit {
  return changePage(pageId, (page) => {
    const blocks = page.blocks.map((block) => (block.id === id ? change(block) : block));
    return blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks };
  });
}

export function removeBlock(pageId: string, id: string): Edit {
  return changePage(pageId, (page) => ({ ...page, blocks: page.blocks.filter((block) => block.id !== id) }));
}

export function moveLayer(pageId: string, id: string, by: 1 | -1 | 'top' | 'bottom'): Edit {
  return changePage(pageId, (page) => {
    const order = inLayer(
      page.blocks.map((block) => block.id),
      id,
      by,
    );
    const blocks = order.map((one) => page.blocks.find((block) => block.id === one)!);
    return blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks };
  });
}

/** The block put below another one, or on top of all. */
export function putLayer(pageId: string, id: string, below: string | null): Edit {
  return changePage(pageId, (page) => ({ ...page, blocks: putBefore(page.blocks, id, below) }));
}
