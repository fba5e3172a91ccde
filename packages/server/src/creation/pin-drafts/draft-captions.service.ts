import type { DeleteDraftCaptionsInput, PinDraft, SetDraftCaptionsInput } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { mostCaptions } from '@bowerbird/domain/creation/captions.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { cutCues, readCaptions, requireCaptionLanguage, writeCues } from '../video-captions/index.ts';
import { deleteDraftCaptions, selectDraftCaptions, upsertDraftCaptions } from './draft-captions.queries.ts';
import { lockDraft, type DraftRow } from './pin-drafts.queries.ts';
import { readDraft, type DraftContext } from './pin-drafts.service.ts';

/** Gives the film of a draft captions in a language, also while it still arrives. */
export async function setDraftCaptions(context: DraftContext, { id, language, text }: SetDraftCaptionsInput): Promise<PinDraft> {
  requireCaptionLanguage(language);
  const { content, uploads } = await requireDraft(context, id);
  const { uploadId } = content.items?.[0] ?? {};
  if (uploadId == null || !uploads[uploadId]) throw badField('id', 'no_film');
  const cues = await readCaptions(context.core, text);
  if (!(await upsertDraftCaptions(context.db, { draftId: id, uploadId, language, cues }, mostCaptions)))
    throw new ApiError('too_many_things');
  return readDraft(context, id);
}

export async function removeDraftCaptions(context: DraftContext, { id, language }: DeleteDraftCaptionsInput): Promise<PinDraft> {
  requireCaptionLanguage(language);
  await requireDraft(context, id);
  await deleteDraftCaptions(context.db, id, language);
  return readDraft(context, id);
}

/** Gives a new pin what its draft's film says. The draft keeps the captions of all of the video, so no cut of it is made twice. */
export async function publishCaptions(core: Core, trx: Database, draftId: string, pinId: string): Promise<void> {
  for (const { language, cues: all, edits } of await selectDraftCaptions(trx, draftId)) {
    const cues = edits === null ? all : cutCues(all, edits);
    if (cues !== null) await writeCues(core, trx, { pinId, language, cues });
  }
}

async function requireDraft({ db, viewer }: DraftContext, id: string): Promise<DraftRow> {
  const draft = await lockDraft(db, viewer, id);
  if (!draft || draft.pin_id !== null) throw new ApiError('not_found');
  return draft;
}
