import { emptyStory } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { noStoryThings, showStory } from '@bowerbird/domain/creation/story-pins/show.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import type { StoryRow } from './story-pins.queries.ts';
import { presentThings } from './story-things.views.ts';

/** What a pin's record says of its pages (`C3.1`, `C3.4`); a card says how many there are. */
export function presentStory(row: StoryRow, { core, fieldSet }: ViewContext) {
  const storyPageCount = row.page_count;
  if (fieldSet === 'card') return { storyPageCount };
  const { content, things } = row.shown ?? { content: emptyStory, things: null };
  const shown = showStory(row.id, content, things ? presentThings(things, core.config.mediaUrl) : noStoryThings);
  return {
    storyPageCount,
    isV1IdeaPin: true,
    storyPinDataId: row.id,
    story_pin_data: { ...shown, isDeleted: row.shown === null },
  };
}
