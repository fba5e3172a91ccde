import type {
  CreateStoryDraftInput,
  SavedStoryDraft,
  StoryDraftSummary,
  StoryPinDraft,
  UpdateStoryDraftInput,
} from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { applyStoryChanges, isBadChange } from '@bowerbird/domain/creation/story-pins/changes.ts';
import { emptyMetadata } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import { selectTopicNames } from '../../discovery/topics/index.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { holdPictures } from '../../pinning/pictures/index.ts';
import type { DraftContext } from '../pin-drafts/index.ts';
import { detailsOf, guardStory, signaturesOf } from './story-content.service.ts';
import {
  deleteStoryDraft,
  insertStoryDraft,
  lockStoryDraft,
  selectStoryDraft,
  selectStoryDrafts,
  selectUsablePictures,
  updateStoryDraft,
  type NewStoryDraft,
} from './story-drafts.queries.ts';
import { presentSaved, presentStoryDraft, presentSummary } from './story-drafts.views.ts';
import { selectOwnStory } from './story-pins.queries.ts';

/** Everything that the viewer is making. */
export async function listStoryDrafts({ core, db, viewer }: DraftContext): Promise<StoryDraftSummary[]> {
  return (await selectStoryDrafts(db, viewer)).map((row) => presentSummary(row, core.config.mediaUrl));
}

/** Keeps a new draft; the one that was kept before where it is made again. */
export async function createStoryDraft(context: DraftContext, input: CreateStoryDraftInput): Promise<StoryPinDraft> {
  return inTransaction(context.db, async (trx) => {
    const draft =
      input.pin_id === undefined ? newDraft(input) : await draftOfPin(trx, context.viewer.userId, input.creation_id, input.pin_id);
    const made = await insertStoryDraft(trx, context.viewer.userId, draft, storyLimits.drafts);
    if (!made) throw new ApiError('too_many_things');
    if (made.is_new) await holdMedia(trx, context.viewer.userId, made.id, draft);
    return readStoryDraft({ ...context, db: trx }, made.id);
  });
}

function newDraft(input: CreateStoryDraftInput): NewStoryDraft {
  const story: StoryContent = {
    pages: input.pages ?? [],
    metadata: input.metadata ?? emptyMetadata,
    coverPageId: input.cover_page_id ?? null,
  };
  guardStory(story);
  return {
    creationId: input.creation_id,
    story,
    content: detailsOf(input),
    boardId: input.board_id ?? null,
    sectionId: input.section ?? null,
    editsPinId: null,
  };
}

/** A draft that changes a pin that is out. Throws `pin_not_found` where it is no idea pin of this person. */
async function draftOfPin(trx: Database, userId: string, creationId: string, pinId: string): Promise<NewStoryDraft> {
  const pin = await selectOwnStory(trx, userId, pinId);
  if (!pin) throw new ApiError('pin_not_found');
  const content = {
    description: pin.description,
    link: pin.link ?? '',
    altText: pin.alt_text,
    interestTags: pin.topics,
    isCommentsAllowed: !pin.comments_disabled,
    isShoppingRecAllowed: !pin.shopping_rec_disabled,
  };
  // The title may have been changed on the pin itself since.
  const story = { ...pin.content, metadata: { ...pin.content.metadata, pinTitle: pin.title } };
  return { creationId, story, content, boardId: pin.board_id, sectionId: pin.section_id, editsPinId: pinId };
}

/** Makes small changes. Throws `not_found`, and `conflict` where the draft is another one by now. */
export async function changeStoryDraft(context: DraftContext, input: UpdateStoryDraftInput): Promise<SavedStoryDraft> {
  return inTransaction(context.db, async (trx) => {
    const known = await lockStoryDraft(trx, context.viewer, input.id);
    if (!known) throw new ApiError('not_found');
    if (known.version !== input.version) throw new ApiError('conflict');
    const story = applyStoryChanges(known.story, input.changes ?? []);
    if (isBadChange(story)) throw badField(`changes/${story.index}`, story.rule);
    guardStory(story);
    const hasSteps = (input.changes?.length ?? 0) > 0;
    const content = { ...detailsOf(input), ...(hasSteps && { isEdited: true }) };
    const change = { story, content, boardId: input.board_id, sectionId: input.section };
    if (!(await updateStoryDraft(trx, input.id, input.version, change))) throw new ApiError('conflict');
    await holdMedia(trx, context.viewer.userId, input.id, { story, editsPinId: known.edits_pin_id });
    const row = await selectStoryDraft(trx, context.viewer, input.id);
    if (!row) throw new ApiError('not_found');
    return presentSaved(row, context.core.config.mediaUrl);
  });
}

/** Throws `not_found`. */
export async function dropStoryDraft({ db, viewer }: DraftContext, id: string): Promise<null> {
  if (!(await deleteStoryDraft(db, viewer.userId, id))) throw new ApiError('not_found');
  return null;
}

/** One draft with all of its pages. Throws `not_found`. */
export async function readStoryDraft({ core, db, viewer, request }: DraftContext, id: string): Promise<StoryPinDraft> {
  const row = await selectStoryDraft(db, viewer, id);
  if (!row) throw new ApiError('not_found');
  const ids = row.content.interestTags ?? [];
  const topics = ids.length === 0 ? new Map<string, string>() : await selectTopicNames(db, languageOf(request.locale), ids);
  return presentStoryDraft(row, topics, core.config.mediaUrl);
}

/** Keeps the pictures of a draft from being tidied away. Those that are no uploads of its owner are left out, and the draft says so. */
async function holdMedia(
  trx: Database,
  userId: string,
  draftId: string,
  { story, editsPinId }: Pick<NewStoryDraft, 'story' | 'editsPinId'>,
): Promise<void> {
  const signatures = [...new Set(signaturesOf(story))];
  await holdPictures(trx, { draftId }, await selectUsablePictures(trx, userId, { signatures, draftId, pinId: editsPinId }));
}
