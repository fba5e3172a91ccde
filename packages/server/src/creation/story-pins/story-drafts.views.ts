import type { SavedStoryDraft, StoryDraftSummary, StoryPinDraft } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { defaultBackground } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { storyStatusOf } from '@bowerbird/domain/creation/story-pins/status.ts';
import { cardImagesOf } from '@bowerbird/domain/media/renditions.ts';
import { boardUrl } from '../../pinning/boards/index.ts';
import { statusNames } from '../pin-drafts/index.ts';
import { errorsOf } from './story-problems.service.ts';
import type { StoryDraftRow, StorySummaryRow } from './story-drafts.queries.ts';
import { presentThings } from './story-things.views.ts';

/** What the editor does not know by itself after a change. */
export function presentSaved(row: StoryDraftRow, mediaUrl: string): SavedStoryDraft {
  return {
    id: row.id,
    version: row.version,
    errors: errorsOf(row),
    status: storyStatusOf({
      isOfPin: row.edits_pin_id !== null,
      isEdited: row.content.isEdited ?? false,
      isScheduled: row.scheduled_at !== null,
      isPublished: row.pin_id !== null,
    }),
    things: presentThings(row.things, mediaUrl),
    scheduled_ts: row.scheduled_at && Math.floor(row.scheduled_at.getTime() / 1000),
    timeZone: row.time_zone,
    publishingStatus: statusNames[row.publishing_status as keyof typeof statusNames],
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentStoryDraft(row: StoryDraftRow, topics: ReadonlyMap<string, string>, mediaUrl: string): StoryPinDraft {
  const { content, trouble } = row;
  return {
    ...presentSaved(row, mediaUrl),
    creationId: row.creation_id,
    type: 'story',
    mode: row.edits_pin_id === null ? 'create' : 'edit',
    pinId: row.pin_id ?? row.edits_pin_id,
    pages: [...row.story.pages],
    metadata: row.story.metadata,
    coverPageId: row.story.coverPageId,
    description: content.description ?? '',
    link: content.link ?? '',
    altText: content.altText ?? '',
    board: row.board && { id: row.board.id, name: row.board.name, url: boardUrl(row.board) },
    section: row.section,
    interestTags: (content.interestTags ?? []).flatMap((id) => (topics.has(id) ? [{ id, name: topics.get(id)! }] : [])),
    isCommentsAllowed: content.isCommentsAllowed ?? true,
    isShoppingRecAllowed: content.isShoppingRecAllowed ?? true,
    apiError: trouble?.message ?? null,
    apiErrorCode: trouble?.code ?? null,
  };
}

export function presentSummary(row: StorySummaryRow, mediaUrl: string): StoryDraftSummary {
  const signature = row.cover_signature;
  const images = signature === null ? {} : cardImagesOf({ signature, width: 236, height: 420, dominantColor: '#000000' }, mediaUrl);
  return {
    id: row.id,
    creationId: row.creation_id,
    version: row.version,
    type: 'story',
    mode: row.edits_pin_id === null ? 'create' : 'edit',
    pinId: row.edits_pin_id,
    title: row.title,
    pageCount: row.page_count,
    coverImageUrl: images['236x']?.url ?? null,
    backgroundColor: row.cover?.backgroundColor ?? defaultBackground,
    updatedAt: row.updated_at.toISOString(),
  };
}
