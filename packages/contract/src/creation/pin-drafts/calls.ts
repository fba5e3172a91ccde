import { defineResource, forSignedIn } from '../../protocol/endpoint.ts';
import type { Pin } from '../../pinning/pins/records.ts';
import type {
  CreateDraftInput,
  DeleteDraftCaptionsInput,
  DraftIdInput,
  OrderDraftsInput,
  PinDraft,
  PublishDraftInput,
  SetDraftCaptionsInput,
  UpdateDraftInput,
} from './schemas.ts';

/**
 * The pins that the viewer is making, in their own order and then oldest first (`B3.32`–`B3.35`). A draft is kept however wrong its fields are, and says
 * what is wrong with each. Making one twice with the same `creation_id` makes it once. A change that names an older
 * `version` is refused, so that two tabs do not overwrite each other.
 */
export const PinDraftsResource = defineResource('PinDraftsResource', {
  get: forSignedIn<Record<string, never>, PinDraft[]>(),
  create: forSignedIn<CreateDraftInput, PinDraft>({ errors: ['too_many_things'] }),
  update: forSignedIn<UpdateDraftInput, PinDraft>({ errors: ['not_found', 'conflict'] }),
  delete: forSignedIn<DraftIdInput, null>({ errors: ['not_found'] }),
});

/** The order of the viewer's drafts. Drafts that are not named, and those made later, stand behind. Ids of no draft are passed over. */
export const PinDraftOrderResource = defineResource('PinDraftOrderResource', {
  update: forSignedIn<OrderDraftsInput, null>(),
});

/**
 * The captions of a draft's video in a language, as a WebVTT or SubRip file. They go out with the pin. Neither call makes a new
 * version of the draft, because nothing that is typed changes.
 */
export const DraftCaptionsResource = defineResource('DraftCaptionsResource', {
  update: forSignedIn<SetDraftCaptionsInput, PinDraft>({ errors: ['not_found', 'too_many_things'] }),
  delete: forSignedIn<DeleteDraftCaptionsInput, PinDraft>({ errors: ['not_found'] }),
});

/** Publishing a draft: however often it is asked for, one pin comes of it. */
export const PinDraftPublicationsResource = defineResource('PinDraftPublicationsResource', {
  create: forSignedIn<PublishDraftInput, Pin>({
    errors: [
      'not_found',
      'conflict',
      'pin_not_found',
      'board_not_found',
      'section_not_found',
      'picture_refused',
      'page_refused',
      'too_many_things',
      'forbidden',
      'unsupported_type',
      'too_large',
      'too_many_requests',
    ],
  }),
});
