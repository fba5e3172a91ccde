import { Readable } from 'node:stream';
import type { PublishStoryDraftInput } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { CreatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { writtenStory } from '@bowerbird/domain/creation/story-pins/prompts.ts';
import { coverIndexOf } from '@bowerbird/domain/creation/story-pins/show.ts';
import { wordsOfBlock, wordsOfStory } from '@bowerbird/domain/creation/story-pins/words.ts';
import type { Core } from '../../core/core.ts';
import { requireAllowedPicture, requireAllowedTexts } from '../../core/block-list/index.ts';
import { drawOver } from '../../core/media/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import { chooseTopics } from '../../discovery/topics/index.ts';
import { guardBoardWrite } from '../../pinning/boards/index.ts';
import { holdPictures, receivePicture } from '../../pinning/pictures/index.ts';
import { hydratePin, makePin, updatePin, type ActContext } from '../../pinning/pins/index.ts';
import { changePicture } from '../picture-edits/index.ts';
import { keepTrouble, markPublished, requireDue, type Expected } from '../pin-drafts/index.ts';
import { coverOf } from './story-cover.views.ts';
import { cleanStory, signaturesOf } from './story-content.service.ts';
import { lockStoryDraft, selectPublicThings, selectStoryDraft, selectUsablePictures, type StoryDraftRow } from './story-drafts.queries.ts';
import { putStory, selectHeldPictures } from './story-pins.queries.ts';
import { errorsOf } from './story-problems.service.ts';

/**
 * Makes the pin of a draft, or changes the pin that the draft is of. The draft's row is held meanwhile, so that one pin comes
 * of it however often it is asked for. What was wrong is kept with the draft.
 */
export async function publishStory(context: ActContext, { id, version }: PublishStoryDraftInput): Promise<Pin> {
  return hydratePin(context, await makePinOfStory(context, id, { version }));
}

/** The same for who only needs to know the pin's id. */
export async function makePinOfStory(context: ActContext, id: string, { version, dueBy }: Expected = {}): Promise<string> {
  const { core, viewer } = context;
  try {
    const draft = await selectStoryDraft(core.db, viewer, id);
    if (!draft) throw new ApiError('not_found');
    if (draft.pin_id !== null) return draft.pin_id;
    requireVersion(draft, version);
    guardWhole(draft);
    const cover = await drawCover(context, draft);
    return await inTransaction(core.db, async (trx) => {
      const inside = { ...context, core: { ...core, db: trx as typeof core.db } };
      const locked = await lockStoryDraft(trx, viewer, id);
      if (!locked) throw new ApiError('not_found');
      if (locked.pin_id !== null) return locked.pin_id;
      // The cover was drawn of what the draft was before it was locked.
      requireVersion(locked, draft.version);
      requireDue(locked, dueBy);
      const pinId = await putPin(inside, trx, locked, cover);
      await markPublished(trx, id, pinId, new Date(core.now()));
      await holdPictures(trx, { draftId: id }, []);
      return pinId;
    });
  } catch (error) {
    await keepTrouble(core, id, error);
    throw error;
  }
}

/** Throws what publishing a draft would throw now, and keeps it with the draft. Changes of a pin that is out do not wait. */
export async function guardPublishableStory(context: ActContext, id: string): Promise<void> {
  const { core, viewer } = context;
  const draft = await selectStoryDraft(core.db, viewer, id);
  if (!draft || draft.edits_pin_id !== null) throw new ApiError('not_found');
  try {
    guardWhole(draft);
    await requireAllowedTexts(core, saidOf(cleanStory(draft.story)));
    await guardBoardWrite(core.db, viewer, draft.board_id ?? '');
  } catch (error) {
    await keepTrouble(core, id, error);
    throw error;
  }
}

function requireVersion({ version: known }: StoryDraftRow, version: number | undefined): void {
  if (version !== undefined && known !== version) throw new ApiError('conflict');
}

/** Throws all that is wrong with a draft at once, each with its page and block. */
function guardWhole(draft: StoryDraftRow): void {
  const errors = errorsOf(draft);
  const fields = errors.map(({ pageId, blockId, field, rule, limit }) => ({
    field: placeOf(draft, { pageId, blockId, field }),
    rule,
    ...(limit === undefined ? {} : { limit }),
  }));
  const [first] = fields;
  if (first) throw new ApiError('bad_input', { detail: `${first.field}: ${first.rule}`, extra: { fields } });
}

/** Such as `pages/2/blocks/1/text`, counted from 1. */
function placeOf(
  { story }: StoryDraftRow,
  { pageId, blockId, field }: { pageId: string | null; blockId: string | null; field: string },
): string {
  if (pageId === null) return field;
  const at = story.pages.findIndex(({ id }) => id === pageId);
  const page = `pages/${at + 1}`;
  if (blockId === null) return `${page}/${field}`;
  return `${page}/blocks/${(story.pages[at]?.blocks.findIndex(({ id }) => id === blockId) ?? 0) + 1}/${field}`;
}

interface Cover {
  readonly id: string;
  readonly signature: string;
}

/** Draws the page that stands for the pin, and keeps it as a picture of its maker. */
async function drawCover({ core, viewer }: ActContext, { story, ...draft }: StoryDraftRow): Promise<Cover> {
  const page = story.pages[coverIndexOf(story)];
  if (!page) throw new ApiError('bad_input');
  // Everybody sees the cover, so it shows what a stranger may see.
  const { background, layers } = coverOf(page, await selectPublicThings(core.db, draft.id));
  const ground = await core.media.drawStoryPage({ background, parts: [] });
  const drawn = await Promise.all(
    layers.map(async (layer) => ('drawing' in layer ? layer.drawing : core.media.drawStoryPage({ background: null, parts: layer.parts }))),
  );
  const bytes = await drawOver(ground, drawn, draft.edits_pin_id ?? draft.id);
  return receivePicture(core, viewer.userId, Readable.from([bytes]));
}

async function putPin(context: ActContext, trx: Database, draft: StoryDraftRow, cover: Cover): Promise<string> {
  const cleaned = cleanStory(draft.story);
  const story = writtenStory(cleaned);
  const input = inputOf(draft, cover.signature);
  await requireAllowedTexts(context.core, saidOf(cleaned));
  const held = await selectHeldPictures(trx, draft.id);
  for (const pictureId of held) await requireAllowedPicture(context.core, pictureId);
  const pinId = draft.edits_pin_id ?? (await makePin(context, input));
  if (draft.edits_pin_id !== null) {
    await updatePin(context, { ...input, id: pinId });
    await changePicture(trx, pinId, cover.id);
  }
  await putStory(trx, pinId, { content: story, words: wordsOfStory(story).join('\n') });
  await holdPictures(trx, { pinId }, held);
  await chooseTopics(trx, pinId, draft.content.interestTags ?? []);
  return pinId;
}

/** What each block says, with its link, by its place. */
function saidOf({ pages, metadata }: StoryContent): Record<string, string> {
  const blocks = pages.flatMap((page, at) =>
    page.blocks.map((block, position): [string, string] => {
      const link = block.type === 'story_pin_link_block' ? [block.srcUrl] : [];
      return [`pages/${at + 1}/blocks/${position + 1}/text`, [...wordsOfBlock(block), ...link].join('\n')];
    }),
  );
  return { ...Object.fromEntries(blocks), basics: wordsOfStory({ pages: [], metadata, coverPageId: null }).join('\n') };
}

function inputOf({ content, story, board_id: boardId, section }: StoryDraftRow, signature: string) {
  return {
    board_id: boardId ?? '',
    section: section?.id ?? null,
    image_signature: signature,
    title: story.metadata.pinTitle,
    description: content.description ?? '',
    link: content.link ?? '',
    alt_text: content.altText ?? '',
    comments_disabled: content.isCommentsAllowed === false,
    shopping_rec_disabled: content.isShoppingRecAllowed === false,
  } satisfies CreatePinInput;
}

/**
 * Gives a pin of this person pages that come from elsewhere, with those of their pictures that the person brought. Throws what
 * publishing such pages would throw.
 */
export async function keepStory(
  core: Core,
  trx: Database,
  { userId, pinId }: { readonly userId: string; readonly pinId: string },
  content: StoryContent,
): Promise<void> {
  await requireAllowedTexts(core, saidOf(content));
  const pictures = await selectUsablePictures(trx, userId, { signatures: [...new Set(signaturesOf(content))], draftId: '0', pinId });
  for (const pictureId of pictures) await requireAllowedPicture(core, pictureId);
  await putStory(trx, pinId, { content, words: wordsOfStory(content).join('\n') });
  await holdPictures(trx, { pinId }, pictures);
}
