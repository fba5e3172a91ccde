import type { CreateDraftInput, PinDraft, UpdateDraftInput } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { draftLimits } from '@bowerbird/domain/creation/drafts.ts';
import { isTimeZone } from '@bowerbird/domain/creation/zoned-time.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Database } from '../../core/database/database.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { selectTopicNames } from '../../discovery/topics/index.ts';
import { holdPictures } from '../../pinning/pictures/index.ts';
import { findKnownPictures } from '../../pinning/pins/index.ts';
import { describeObjects } from '../product-tags/index.ts';
import { contentOf } from './draft-content.data.ts';
import {
  deleteDraft,
  insertDraft,
  lockDraft,
  selectDraft,
  selectDrafts,
  signatureOf,
  updateDraft,
  updatePlaces,
  type DraftRow,
} from './pin-drafts.queries.ts';
import { presentDraft } from './pin-drafts.views.ts';

export type DraftContext = HandlerContext<'signed_in'>;

/** Everything that the viewer is making. */
export async function listDrafts(context: DraftContext): Promise<PinDraft[]> {
  return presentAll(context, await selectDrafts(context.db, context.viewer));
}

/** Keeps a new draft; the one that was kept before where it is made again. Throws `too_many_things`. */
export async function createDraft(context: DraftContext, input: CreateDraftInput): Promise<PinDraft> {
  requireTimeZone(input.time_zone);
  const content = contentOf(input);
  return inTransaction(context.db, async (trx) => {
    const draft = { creationId: input.creation_id, content, boardId: input.board_id ?? null, sectionId: input.section ?? null };
    const made = await insertDraft(trx, context.viewer.userId, { ...draft, timeZone: input.time_zone ?? null }, draftLimits.drafts);
    if (!made) throw new ApiError('too_many_things');
    if (made.is_new) await holdItems(context, trx, made.id);
    return readDraft({ ...context, db: trx }, made.id);
  });
}

/** Changes the fields that are given. Throws `not_found`, and `conflict` where the draft is another one by now. */
export async function changeDraft(context: DraftContext, input: UpdateDraftInput): Promise<PinDraft> {
  requireTimeZone(input.time_zone);
  const content = contentOf(input);
  return inTransaction(context.db, async (trx) => {
    const known = await lockDraft(trx, context.viewer, input.id);
    if (!known) throw new ApiError('not_found');
    const change = { content, boardId: input.board_id, sectionId: input.section, timeZone: input.time_zone };
    if (!(await updateDraft(trx, input.id, input.version ?? null, change))) throw new ApiError('conflict');
    if (content.items) await holdItems(context, trx, input.id);
    return readDraft({ ...context, db: trx }, input.id);
  });
}

/** Throws `not_found`. */
export async function dropDraft({ db, viewer }: DraftContext, id: string): Promise<null> {
  if (!(await deleteDraft(db, viewer.userId, id))) throw new ApiError('not_found');
  return null;
}

/** Puts the viewer's drafts in this order. What is published or gone by now is passed over. */
export async function orderDrafts({ db, viewer }: DraftContext, ids: readonly string[]): Promise<null> {
  await updatePlaces(db, viewer.userId, ids);
  return null;
}

/** One draft as the wire shows it. Throws `not_found`. */
export async function readDraft(context: DraftContext, id: string): Promise<PinDraft> {
  const row = await selectDraft(context.db, context.viewer, id);
  if (!row) throw new ApiError('not_found');
  return (await presentAll(context, [row]))[0]!;
}

async function presentAll({ core, db, request, viewer }: DraftContext, rows: readonly DraftRow[]): Promise<PinDraft[]> {
  const ids = [...new Set(rows.flatMap(({ content }) => content.interestTags ?? []))];
  const topics = ids.length === 0 ? new Map<string, string>() : await selectTopicNames(db, languageOf(request.locale), ids);
  const { mediaUrl } = core.config;
  const objects = rows.flatMap(({ content }) => (content.items ?? []).flatMap(({ tags = [] }) => tags.flatMap((tag) => tag.objects)));
  const products = await describeObjects(db, { viewer, mediaUrl }, objects);
  return rows.map((row) => presentDraft(row, topics, products, { mediaUrl, now: core.now() }));
}

/** Keeps the pictures of a draft from being tidied away; those that this person may not use are left out, and the draft says so. */
async function holdItems({ viewer }: DraftContext, trx: Database, draftId: string): Promise<void> {
  const draft = await selectDraft(trx, viewer, draftId);
  const signatures = (draft?.content.items ?? []).flatMap((item) => signatureOf(item, draft!) ?? []);
  await holdPictures(trx, { draftId }, await findKnownPictures(trx, viewer, signatures));
}

function requireTimeZone(timeZone: string | undefined): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw badField('time_zone', 'time_zone');
}
