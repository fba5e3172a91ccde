import type { StoryThings } from '@bowerbird/domain/creation/story-pins/show.ts';
import { keptRecords } from '../../../lib/kept-records.ts';
import type { StoryDraft } from './story-draft.ts';
import { noDetails } from './story-record.ts';
import type { StoryBase } from './story-sync.ts';

/** A draft as this browser keeps it while it is not on the server. */
export interface KeptStory {
  readonly creationId: string;
  readonly story: StoryDraft;
  readonly base: StoryBase | null;
  readonly things: StoryThings;
  readonly pageId: string;
}

const records = keptRecords<KeptStory>(1, ({ story }) => story.pages.length > 0);

/** A draft that was kept before a detail existed has it as new drafts do. */
const wholeStory = (story: StoryDraft): StoryDraft => ({ ...noDetails, ...story });

export const keptStories: typeof records = {
  ...records,
  load: (storage, key) => {
    const kept = records.load(storage, key);
    return kept && { ...kept, story: wholeStory(kept.story), base: kept.base && { ...kept.base, story: wholeStory(kept.base.story) } };
  },
};

/** `name` is the draft's id on the server, or `new` before it has one. */
export const storyKey = (viewerId: string, name: string | null | undefined) => `idea-pin:${viewerId}:${name ?? 'new'}`;
