import type { CreateStoryDraftInput, StoryPinDraft, UpdateStoryDraftInput } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { emptyStory, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { applyStoryChanges, isBadChange, type StoryChange } from '@bowerbird/domain/creation/story-pins/changes.ts';
import { changesBetween } from './story-changes.ts';
import type { StoryDraft } from './story-draft.ts';

/** What the server keeps of a draft beside its pages. */
export type Details = Pick<
  CreateStoryDraftInput,
  'description' | 'link' | 'alt_text' | 'board_id' | 'section' | 'interest_tags' | 'is_comments_allowed' | 'is_shopping_rec_allowed'
>;

export const MOST_CHANGES = 500;

/** What is sent of a draft, or what somebody did to it: steps within the pages, and fields around them. */
export interface StoryUpdate {
  readonly changes: readonly StoryChange[];
  readonly details: Details;
}

/** What is said of a new idea pin beside its pages. */
export const noDetails: Omit<StoryDraft, keyof StoryContent> = {
  description: '',
  link: '',
  altText: '',
  board: null,
  section: null,
  interestTags: [],
  isCommentsAllowed: true,
  isShoppingRecAllowed: true,
};

export function newStory(pageId: string): StoryDraft {
  return { ...emptyStory, pages: [newStoryPage(pageId)], ...noDetails };
}

/** Whether nothing would be lost with it. */
export function isBlankStory({ pages, metadata, description, link, altText }: StoryDraft): boolean {
  const isUntouched = pages.every(({ media, blocks }) => media === null && blocks.length === 0);
  const { keyValueBlocks, listBlocks } = metadata.basics;
  if (keyValueBlocks.length + listBlocks.length > 0) return false;
  return isUntouched && pages.length < 2 && [metadata.pinTitle, description, link, altText].every((text) => text === '');
}

/** The draft that the server keeps, to go on with. One without pages gets an empty one to begin with. */
export function storyOf(record: StoryPinDraft): StoryDraft {
  const { pages, metadata, coverPageId, description, link, altText, board, section } = record;
  const { interestTags, isCommentsAllowed, isShoppingRecAllowed } = record;
  const first = pages.length > 0 ? pages : [newStoryPage('first')];
  return {
    pages: first,
    metadata,
    coverPageId,
    description,
    link,
    altText,
    board,
    section,
    interestTags,
    isCommentsAllowed,
    isShoppingRecAllowed,
  };
}

export function detailsOf(story: StoryDraft): Required<Details> {
  const { description, link, altText, board, section, interestTags, isCommentsAllowed, isShoppingRecAllowed } = story;
  return {
    description,
    link,
    alt_text: altText,
    board_id: board?.id ?? null,
    section: section?.id ?? null,
    interest_tags: interestTags.map(({ id }) => id),
    is_comments_allowed: isCommentsAllowed,
    is_shopping_rec_allowed: isShoppingRecAllowed,
  };
}

export function toCreate(creation_id: string, story: StoryDraft): CreateStoryDraftInput {
  const { pages, metadata, coverPageId } = story;
  return {
    creation_id,
    pages: structuredClone(pages) as NonNullable<CreateStoryDraftInput['pages']>,
    metadata: structuredClone(metadata),
    cover_page_id: coverPageId,
    ...detailsOf(story),
  };
}

export function updateBetween(before: StoryDraft, now: StoryDraft): StoryUpdate {
  const earlier = detailsOf(before);
  const details = Object.fromEntries(
    Object.entries(detailsOf(now)).filter(([field, value]) => String(earlier[field as keyof Details]) !== String(value)),
  );
  return { changes: changesBetween(before, now), details };
}

export function isNothing({ changes, details }: StoryUpdate): boolean {
  return changes.length === 0 && Object.keys(details).length === 0;
}

/** As much of an update as one call takes; what is left follows. */
export function firstPart({ changes, details }: StoryUpdate): StoryUpdate {
  return { changes: changes.slice(0, MOST_CHANGES), details };
}

export function toUpdate({ changes, details }: StoryUpdate): Pick<UpdateStoryDraftInput, 'changes'> & Details {
  return { ...(changes.length > 0 && { changes: structuredClone(changes) as NonNullable<UpdateStoryDraftInput['changes']> }), ...details };
}

/** The draft after what was done to another copy of it. Where a step has no place any more, all stays as it is. */
export function withUpdate(
  story: StoryDraft,
  { changes, details }: StoryUpdate,
  named: Pick<StoryDraft, 'board' | 'section' | 'interestTags'>,
): StoryDraft {
  const { pages, metadata, coverPageId } = story;
  const content = applyStoryChanges({ pages, metadata, coverPageId }, changes);
  return {
    ...story,
    ...(isBadChange(content) ? {} : content),
    ...(details.description !== undefined && { description: details.description }),
    ...(details.link !== undefined && { link: details.link }),
    ...(details.alt_text !== undefined && { altText: details.alt_text }),
    ...(details.board_id !== undefined && { board: named.board }),
    ...(details.section !== undefined && { section: named.section }),
    ...(details.interest_tags !== undefined && { interestTags: named.interestTags }),
    ...(details.is_comments_allowed !== undefined && { isCommentsAllowed: details.is_comments_allowed }),
    ...(details.is_shopping_rec_allowed !== undefined && { isShoppingRecAllowed: details.is_shopping_rec_allowed }),
  };
}

/** Whether two people, or two tabs, did something to the same thing. */
export function doClash(mine: StoryUpdate, theirs: StoryUpdate): boolean {
  const touched = targetsOf(theirs);
  const gone = new Set(theirs.changes.flatMap((change) => (change.op === 'delete_page' ? [change.pageId] : [])));
  const mineGone = new Set(mine.changes.flatMap((change) => (change.op === 'delete_page' ? [change.pageId] : [])));
  const isOn = (pages: ReadonlySet<string>) => (change: StoryChange) => change.op !== 'delete_page' && pages.has(pageOf(change) ?? '');
  if (mine.changes.some(isOn(gone)) || theirs.changes.some(isOn(mineGone))) return true;
  return [...targetsOf(mine)].some((target) => touched.has(target));
}

function targetsOf({ changes, details }: StoryUpdate): ReadonlySet<string> {
  return new Set([...changes.map(targetOf), ...Object.keys(details)]);
}

function pageOf(change: StoryChange): string | null {
  if (change.op === 'set_page') return change.page.id;
  return 'pageId' in change ? change.pageId : null;
}

function targetOf(change: StoryChange): string {
  switch (change.op) {
    case 'set_page':
      return `page ${change.page.id}`;
    case 'delete_page':
      return `page ${change.pageId}`;
    case 'set_block':
      return `block ${change.block.id}`;
    case 'delete_block':
      return `block ${change.blockId}`;
    case 'order_blocks':
      return `order of ${change.pageId}`;
    default:
      return change.op;
  }
}
