import type { StoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { keptRecords } from '../../../lib/kept-records.ts';
import type { StoryDraft } from './story-draft.ts';
import type { StoryBase } from './story-sync.ts';

/** A draft as this browser keeps it while it is not on the server. */
export interface KeptStory {
  readonly creationId: string;
  readonly story: StoryDraft;
  readonly base: StoryBase | null;
  readonly things: StoryThings;
  readonly pageId: string;
}

export const keptStories = keptRecords<KeptStory>(1, ({ story }) => story.pages.length > 0);

/** `name` is the draft's id on the server, or `new` before it has one. */
export const storyKey = (viewerId: string, name: string | null | undefined) => `idea-pin:${viewerId}:${name ?? 'new'}`;
