import type { PublishDraftInput } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { CreatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import { ApiError, errorTable } from '@bowerbird/contract/protocol/errors.ts';
import { requireAllowedPicture } from '../../core/block-list/index.ts';
import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { draftType } from '@bowerbird/domain/creation/drafts.ts';
import { keepTags, type DraftTag } from '../product-tags/index.ts';
import { checkSlotWords, heldByDraft, insertSlots, keepSlotWords, type NewSlot } from '../carousels/index.ts';
import { chooseTopics } from '../../discovery/topics/index.ts';
import { holdPictures } from '../../pinning/pictures/index.ts';
import { checkNewPin, findKnownPictures, hydratePin, makePin, type ActContext } from '../../pinning/pins/index.ts';
import { keepEditsOfDraft } from '../picture-edits/index.ts';
import type { DraftContent } from './draft-content.data.ts';
import { publishCaptions } from './draft-captions.service.ts';
import { originalsOf, prepareDraft, requireBoard, shownSignatureOf } from './item-pictures.service.ts';
import {
  hasFilmBeside,
  lockDraft,
  markFailed,
  markPublished,
  noteTry,
  selectDraft,
  signatureOf,
  type DraftRow,
  type Trouble,
} from './pin-drafts.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** The time of a scheduled pin came, and it could not go out. */
    'draft.not_published': { readonly draftId: string };
  }
}

/** What says nothing of the draft itself: trying again may help. */
const passing: readonly ApiError['errorName'][] = ['not_found', 'conflict', 'unavailable', 'too_many_requests'];

/** So often a draft is tried that fails by a fault of the instance. */
const MOST_TRIES = 10;

/**
 * Makes the pin of a draft. The draft's row is held meanwhile. So one pin comes of it, however often and from wherever it is
 * asked for. What was wrong is kept with the draft.
 */
export async function publishDraft(context: ActContext, { id, version }: PublishDraftInput): Promise<Pin> {
  return hydratePin(context, await makePinOf(context, id, { version }));
}

/** What a draft has to be when its pin is made; it is a conflict otherwise. */
export interface Expected {
  readonly version?: number;
  /** Its time has come by then, and nobody took it away. */
  readonly dueBy?: Date;
}

export function requireDue({ scheduled_at: at }: Pick<DraftRow, 'scheduled_at'>, dueBy: Date | undefined): void {
  if (dueBy !== undefined && (at === null || at > dueBy)) throw new ApiError('conflict');
}

/** The same for who only needs to know the pin's id. */
export async function makePinOf(context: ActContext, id: string, { version, dueBy }: Expected = {}): Promise<string> {
  try {
    await prepareDraft(context, id);
    return await inTransaction(context.core.db, async (trx) => {
      const inside = { ...context, core: { ...context.core, db: trx as typeof context.core.db } };
      const draft = await lockDraft(trx, context.viewer, id);
      if (!draft) throw new ApiError('not_found');
      if (draft.pin_id !== null) return draft.pin_id;
      if (version !== undefined && draft.version !== version) throw new ApiError('conflict');
      requireDue(draft, dueBy);
      // Somebody changed a picture meanwhile, and it is to be made anew.
      if (needsMaking(draft)) throw new ApiError('conflict');
      const pinId = await makePin(inside, inputOf(draft));
      await addSlots(inside, draft, pinId);
      // What was tagged and is gone by now is left out.
      const tags = (draft.content.items ?? []).flatMap((item, slot) => onlyOfEach(item.tags ?? []).map((tag) => ({ ...tag, slot })));
      await keepTags(inside.core, context.viewer, pinId, tags);
      await publishCaptions(inside.core, trx, id, pinId);
      await keepEditsOfDraft(trx, pinId, originalsOf(draft));
      await chooseTopics(trx, pinId, draft.content.interestTags ?? []);
      await markPublished(trx, id, pinId, new Date(context.core.now()));
      await holdPictures(trx, { draftId: id }, []);
      return pinId;
    });
  } catch (error) {
    await keepTrouble(context.core, id, error);
    throw error;
  }
}

/** A key names one tag of a picture, and a draft may hold what is wrong. */
function onlyOfEach(tags: readonly DraftTag[]): DraftTag[] {
  return [...new Map(tags.map((tag) => [tag.key, tag])).values()];
}

/** Keeps with a draft what was wrong with it at the last try. */
export async function keepTrouble(core: Core, id: string, error: unknown): Promise<void> {
  if (error instanceof ApiError && !passing.includes(error.errorName)) await fail(core, id, error);
}

/** Notes a try in vain of a scheduled draft, and gives whether another one may help. */
export async function keepTry(core: Core, id: string, error: unknown): Promise<boolean> {
  const isOwnTrouble = !(error instanceof ApiError);
  const tries = await noteTry(core.db, id, isOwnTrouble);
  if (!isOwnTrouble) return passing.includes(error.errorName);
  if (tries >= MOST_TRIES) await fail(core, id, new ApiError('unknown'));
  return tries < MOST_TRIES;
}

/** A draft that fails when its time has come is told to its person, who does not look on. */
async function fail({ db, now }: Core, id: string, error: ApiError): Promise<void> {
  await inTransaction(db, async (trx) => {
    const wasDue = await markFailed(trx, id, troubleOf(error), new Date(now()));
    if (wasDue) await emitEvent(trx, 'draft.not_published', { draftId: id });
  });
}

/** The pictures of a carousel; the first one says what the pin says. */
async function addSlots(context: ActContext, draft: DraftRow, pinId: string): Promise<void> {
  const { core, viewer } = context;
  const trx = core.db;
  const { id: draftId, content } = draft;
  const { items = [] } = content;
  if (draftType(items.length) !== 'carousel') return;
  const slots: NewSlot[] = [];
  for (const [index, item] of items.entries()) {
    const said = index === 0 ? { ...item, ...content, items: undefined } : item;
    const words = await keepSlotWords(core, index, typedOf(said));
    slots.push({ signature: shownSignatureOf(item, draft) ?? '', title: '', details: '', altText: '', linkId: null, ...words });
  }
  const pictures = await findKnownPictures(
    trx,
    viewer,
    slots.map(({ signature }) => signature),
  );
  for (const pictureId of pictures) await requireAllowedPicture(core, pictureId);
  if ((await insertSlots(trx, pinId, slots, heldByDraft(draftId))) < items.length) throw badField('image_signature', 'unknown_picture');
}

function typedOf({ title, description, altText, link }: Pick<DraftContent, 'title' | 'description' | 'altText' | 'link'>) {
  return { title, description, alt_text: altText, link };
}

/** Throws what publishing a draft would throw now, and keeps it with the draft: its board, its texts and its picture are looked at. */
export async function guardPublishable(context: ActContext, id: string): Promise<void> {
  const { core, viewer } = context;
  const draft = await selectDraft(core.db, viewer, id);
  if (!draft) throw new ApiError('not_found');
  try {
    await checkNewPin(context, inputOf(draft));
    for (const [index, item] of (draft.content.items ?? []).entries()) if (index > 0) checkSlotWords(index, typedOf(item));
  } catch (error) {
    if (error instanceof ApiError) await fail(core, id, error);
    throw error;
  }
}

function needsMaking(draft: DraftRow): boolean {
  return (draft.content.items ?? []).some((item) => shownSignatureOf(item, draft) === null && signatureOf(item, draft) !== null);
}

function inputOf(draft: DraftRow): CreatePinInput {
  const { content } = draft;
  const [first] = content.items ?? [];
  if (hasFilmBeside(draft)) throw badField('items', 'film_alone');
  const signature = first && (shownSignatureOf(first, draft) ?? signatureOf(first, draft));
  if (!signature) throw badField('image_signature', 'required');
  return {
    board_id: requireBoard(draft),
    section: draft.section?.id ?? null,
    image_signature: signature,
    title: content.title ?? '',
    description: content.description ?? '',
    link: content.link ?? '',
    alt_text: content.altText ?? '',
    comments_disabled: content.isCommentsAllowed === false,
    shopping_rec_disabled: content.isShoppingRecAllowed === false,
  };
}

/** Errors that speak of one field, and which. */
const fieldOfError: Partial<Record<ApiError['errorName'], { field: string; rule: string }>> = {
  board_not_found: { field: 'board_id', rule: 'gone' },
  section_not_found: { field: 'section', rule: 'gone' },
  forbidden: { field: 'board_id', rule: 'gone' },
  picture_refused: { field: 'image_signature', rule: 'unknown_picture' },
  page_refused: { field: 'image_url', rule: 'unknown_picture' },
};

function troubleOf(error: ApiError): Trouble {
  const { code, message } = errorTable[error.errorName];
  const own = error.extra?.reason === 'limited' ? undefined : fieldOfError[error.errorName];
  return { name: error.errorName, code, message, fields: error.extra?.fields ?? (own ? [own] : []) };
}
