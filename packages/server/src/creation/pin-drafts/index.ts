import {
  DraftCaptionsResource,
  PinDraftOrderResource,
  PinDraftPublicationsResource,
  PinDraftsResource,
} from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { pinDraftSchemas } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { selectDraftCaptionsForExport } from './draft-captions.queries.ts';
import { removeDraftCaptions, setDraftCaptions } from './draft-captions.service.ts';
import { eraseDrafts, purgePublished, selectDraftsForExport } from './pin-drafts.queries.ts';
import { changeDraft, createDraft, dropDraft, listDrafts, orderDrafts } from './pin-drafts.service.ts';
import { publishDraft } from './publish-draft.service.ts';

export { mediaOf, statusNames } from './pin-drafts.views.ts';
export { draftError, linkError, textError } from './draft-problems.service.ts';
export {
  draftColumns,
  insertDraft,
  queueDrafts,
  markPublished,
  publishing,
  signatureOf,
  type DraftPictureRow,
  type DraftRow,
} from './pin-drafts.queries.ts';
export type { DraftContent } from './draft-content.data.ts';
export { prepareDraft } from './item-pictures.service.ts';
export { guardPublishable, keepTrouble, keepTry, makePinOf, requireDue, type Expected } from './publish-draft.service.ts';
export type { DraftContext } from './pin-drafts.service.ts';
export { draftShared, maySendFiles, takeSharedFile, type TakenFile } from './shared-files.service.ts';

/** Pins that are being made, kept on the server until they are published. */
export const pinDraftsFeature: Feature = {
  name: 'pin-drafts',
  schemas: pinDraftSchemas,
  handlers: [
    handle(PinDraftsResource.get, (context) => listDrafts(context)),
    handleAtomically(PinDraftsResource.create, createDraft),
    handleAtomically(PinDraftsResource.update, changeDraft),
    handleAtomically(PinDraftsResource.delete, (context, { id }) => dropDraft(context, id)),
    handleAtomically(PinDraftOrderResource.update, (context, { ids }) => orderDrafts(context, ids)),
    handleAtomically(DraftCaptionsResource.update, setDraftCaptions),
    handleAtomically(DraftCaptionsResource.delete, removeDraftCaptions),
    // The draft itself sees to it that one pin comes of it. What was wrong stays with the draft though the call fails.
    handle(PinDraftPublicationsResource.create, (context, input) => publishDraft(context, input)),
  ],
  ticks: [{ name: 'published-drafts', everyMilliseconds: 3_600_000, run: purgePublished }],
  personalData: {
    tables: ['pin_drafts', 'draft_captions'],
    erase: (core, userId) => eraseDrafts(core.db, userId),
    export: async (core, userId) => ({
      pin_drafts: await selectDraftsForExport(core.db, userId),
      draft_captions: await selectDraftCaptionsForExport(core.db, userId),
    }),
    // Nobody is let in by a draft.
    revertIntrusion: nothingToRevert,
  },
};
