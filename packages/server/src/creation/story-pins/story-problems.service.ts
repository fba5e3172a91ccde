import type { StoryDraftError } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { isMediaBlock, type StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyProblems, type StoryProblem } from '@bowerbird/domain/creation/story-pins/problems.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { draftError, linkError, textError } from '../pin-drafts/index.ts';
import type { StoryDraftRow } from './story-drafts.queries.ts';

const messages: Partial<Record<StoryProblem['rule'], string>> = {
  no_pages: 'An idea pin needs a page.',
  empty_page: 'This page is empty. Please put something on it, or delete it.',
  gone: 'What this block shows is not here any more. Please choose another one.',
};

/** Everything that keeps a draft from being published now: where, and what to do about it. */
export function errorsOf(draft: StoryDraftRow): StoryDraftError[] {
  const found = [...storyProblems(draft.story), ...missingThings(draft)];
  return [...found.map(tell), ...detailErrors(draft)];
}

function tell({ pageId, blockId, field, rule, limit }: StoryProblem): StoryDraftError {
  const own = messages[rule];
  return { pageId, blockId, field, ...(own === undefined ? draftError(rule, limit) : { rule, message: own }) };
}

function detailErrors({ content, board_id: boardId, board }: StoryDraftRow): StoryDraftError[] {
  const errors = {
    description: textError(content.description ?? '', textLimits.pinDescription),
    link: linkError(content.link ?? ''),
    alt_text: textError(content.altText ?? '', textLimits.altText),
    board_id: boardId === null ? draftError('required') : board === null ? draftError('gone') : null,
  };
  return Object.entries(errors).flatMap(([field, error]) => (error ? [{ pageId: null, blockId: null, field, ...error }] : []));
}

/** Pictures that are no upload of the draft's owner, and things that are gone or not theirs to see. */
function missingThings({ story, things }: StoryDraftRow): StoryProblem[] {
  const held = new Set(Object.keys(things.media ?? {}));
  const known = {
    pinId: new Set(things.products?.map(({ id }) => id)),
    userId: new Set(things.people?.map(({ id }) => id)),
    commentId: new Set(things.comments?.map(({ id }) => id)),
  };
  return story.pages.flatMap((page) => [
    ...(page.media && !held.has(page.media.signature) ? [problem(page.id, null, 'media', 'unknown_picture')] : []),
    ...page.blocks.flatMap((block) => missingOf(page.id, block, held, known)),
  ]);
}

type Known = Record<'pinId' | 'userId' | 'commentId', ReadonlySet<string>>;

function missingOf(pageId: string, block: StoryBlock, held: ReadonlySet<string>, known: Known): StoryProblem[] {
  if (block.isHidden) return [];
  const found: StoryProblem[] = [];
  if (isMediaBlock(block) && block.media && !held.has(block.media.signature))
    found.push(problem(pageId, block.id, 'media', 'unknown_picture'));
  if (block.type === 'story_pin_music_block') {
    const signature = block.attribution.thumbnailSignature;
    if (signature !== null && !held.has(signature)) found.push(problem(pageId, block.id, 'thumbnailSignature', 'unknown_picture'));
  }
  const ids = { pinId: null, userId: null, commentId: null, ...block };
  for (const field of ['pinId', 'userId', 'commentId'] as const) {
    const id = ids[field];
    if (id !== null && !known[field].has(id)) found.push(problem(pageId, block.id, field, 'gone'));
  }
  return found;
}

function problem(pageId: string, blockId: string | null, field: string, rule: StoryProblem['rule']): StoryProblem {
  return { pageId, blockId, field, rule };
}
