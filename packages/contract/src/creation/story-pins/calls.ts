import { defineResource, defineRest, forAnyone, forSignedIn } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';
import type { Pin } from '../../pinning/pins/records.ts';
import type {
  CreateStoryDraftInput,
  PublishStoryDraftInput,
  SavedStoryDraft,
  StoryDraftIdInput,
  StoryDraftSummary,
  StoryFonts,
  StoryPinDraft,
  UpdateStoryDraftInput,
} from './schemas.ts';

/**
 * The idea pins that the viewer is making or changing, the one touched last first. A draft is kept however unfinished it is,
 * and says what is wrong with each page and block. Making one twice with the same `creation_id` makes it once. A change that
 * names an older `version` is refused, so that two tabs do not overwrite each other.
 */
export const StoryPinDraftsResource = defineResource('StoryPinDraftsResource', {
  get: forSignedIn<Record<string, never>, StoryDraftSummary[]>(),
  create: forSignedIn<CreateStoryDraftInput, StoryPinDraft>({ errors: ['too_many_things', 'pin_not_found'] }),
  update: forSignedIn<UpdateStoryDraftInput, SavedStoryDraft>({ errors: ['not_found', 'conflict'] }),
  delete: forSignedIn<StoryDraftIdInput, null>({ errors: ['not_found'] }),
});

/** One draft with all of its pages. */
export const StoryPinDraftResource = defineResource('StoryPinDraftResource', {
  get: forSignedIn<StoryDraftIdInput, StoryPinDraft>({ errors: ['not_found'] }),
});

/** Publishing a draft: however often it is asked for, one pin comes of it. A draft of a pin that is out changes that pin. */
export const StoryPinDraftPublicationsResource = defineResource('StoryPinDraftPublicationsResource', {
  create: forSignedIn<PublishStoryDraftInput, Pin>({
    errors: [
      'not_found',
      'conflict',
      'pin_not_found',
      'board_not_found',
      'section_not_found',
      'picture_refused',
      'too_many_things',
      'forbidden',
      'unsupported_type',
      'too_large',
      'too_many_requests',
    ],
  }),
});

/** The fonts that texts of idea pins are set in (`B7.8`); they are the same for everybody. */
export const readStoryFonts = defineRest('GET', '/v3/storypins/fonts/', forAnyone<Record<string, never>, StoryFonts>());

/** A file of a font, such as `/story-fonts/lora-400.woff2`; what it holds never changes. */
export const serveStoryFont = defineStream('GET', '/story-fonts/:file', forAnyone({ cache: 'for_ever', errors: ['not_found'] }));
