import {
  readStoryFonts,
  StoryPinDraftPublicationsResource,
  StoryPinDraftResource,
  StoryPinDraftsResource,
} from '@bowerbird/contract/creation/story-pins/calls.ts';
import { storyPinFields } from '@bowerbird/contract/creation/story-pins/records.ts';
import { storyPinSchemas } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePartOf, rarely } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { publishStory } from './publish-story.service.ts';
import { changeStoryDraft, createStoryDraft, dropStoryDraft, listStoryDrafts, readStoryDraft } from './story-drafts.service.ts';
import { fontHandler, listFonts } from './story-fonts.stream.ts';
import { hasStory, retitleStory, selectStoriesForExport, storyOfPin } from './story-pins.queries.ts';
import { presentStory } from './story-pins.views.ts';

export { readStory, signaturesOf } from './story-content.service.ts';
export { guardPublishableStory, keepStory, makePinOfStory } from './publish-story.service.ts';

/** Idea pins: pins of several pages that their makers lay out. */
export const storyPinsFeature: Feature = {
  name: 'story-pins',
  schemas: storyPinSchemas,
  changePin: async ({ db }, { id, title }) => {
    if (title !== undefined) await retitleStory(db, id);
  },
  recordParts: [
    rarely(
      givePartOf(storyPinFields, 'storyPinDataId', (context, { id }) => storyOfPin(context, id), presentStory),
      ({ id }) => hasStory(id),
    ),
  ],
  handlers: [
    handle(StoryPinDraftsResource.get, (context) => listStoryDrafts(context)),
    handleAtomically(StoryPinDraftsResource.create, createStoryDraft),
    handleAtomically(StoryPinDraftsResource.update, changeStoryDraft),
    handleAtomically(StoryPinDraftsResource.delete, (context, { id }) => dropStoryDraft(context, id)),
    handle(StoryPinDraftResource.get, (context, { id }) => readStoryDraft(context, id)),
    // The draft itself sees to it that one pin comes of it. What was wrong stays with the draft though the call fails.
    handle(StoryPinDraftPublicationsResource.create, (context, input) => publishStory(context, input)),
    handle(readStoryFonts, async () => listFonts()),
  ],
  streams: [fontHandler],
  personalData: {
    tables: [],
    // Pages go with the pin that they belong to.
    erase: async () => undefined,
    export: async (core, userId) => ({ story_pins: await selectStoriesForExport(core.jobsDb, userId) }),
    // Nobody is let in by a page.
    revertIntrusion: nothingToRevert,
  },
};
