import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { ImportReason } from '@bowerbird/domain/creation/imports.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import type { Database } from '../../../core/database/database.ts';
import { keepNote } from '../../../pinning/pin-notes/index.ts';
import { addPin, keepLink, markFirstPin } from '../../../pinning/pins/index.ts';
import { stateNumbers } from '../records/imports.queries.ts';
import { chooseTopics, findTopicIds } from '../../../discovery/topics/index.ts';
import { keepSlots } from '../../carousels/index.ts';
import { keepEdits } from '../../picture-edits/index.ts';
import { keepStory } from '../../story-pins/index.ts';
import { bringCaptions, bringStoryCaptions } from '../films/bring-captions.service.ts';
import { bringCopy } from './bring-copy.service.ts';
import { atPlaces } from '../items/picture-facts.service.ts';
import { orNoRoom, placeSection } from '../places/places.service.ts';
import type { FetchingRun } from '../pictures/receive-picture.service.ts';
import { scheduleItem } from './schedule-item.service.ts';
import {
  disableComments,
  disableShopping,
  isThereAlready,
  lockWaiting,
  markTaken,
  noteTakeTry,
  selectReadyItems,
  settleItem,
  type ReadyItem,
} from '../items/run.queries.ts';
import { cut } from '../items/to-item.service.ts';

/** So many pins are made in one transaction. */
const BATCH = 50;
/** So often an item is tried that fails by a fault of the instance. */
const MOST_TRIES = 10;

/** Makes pins of items that have their pictures; gives how many there were. */
export async function takeReadyItems(run: FetchingRun): Promise<number> {
  const items = await selectReadyItems(run.core.db, run.importId, BATCH);
  if (items.length === 0) return 0;
  try {
    const placed: ReadyItem[] = [];
    for (const item of items) placed.push(await intoSectionOfTag(run, item));
    await inTransaction(run.core.db, async (trx) => {
      for (const item of placed) await takeItem(run, trx, item);
    });
  } catch {
    // One of them is odd: each goes alone, so that it stops none of the others.
    for (const item of items) await takeAlone(run, item);
  }
  return items.length;
}

async function takeAlone(run: FetchingRun, item: ReadyItem): Promise<void> {
  const { core, importId } = run;
  try {
    const placed = await intoSectionOfTag(run, item);
    await inTransaction(core.db, (trx) => takeItem(run, trx, placed));
  } catch (error) {
    if (isOfTheWhole(error)) throw error;
    if (!(error instanceof ApiError)) core.log.warn({ err: error, importId, item: item.number }, 'an item of an import could not be taken');
    if (!isOfTheItem(error) && (await noteTakeTry(core.db, importId, item.number)) < MOST_TRIES) return;
    await settleItem(core.db, importId, item.number, { state: stateNumbers.refused, reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): ImportReason {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.errorName === 'too_many_things') return 'no_room';
  return error.extra?.fields?.some(({ rule }) => rule.startsWith('blocked_')) ? 'blocked' : 'failed';
}

/** Whether an error says nothing of the item, so that the others would fail too. */
function isOfTheWhole(error: unknown): boolean {
  return error instanceof ApiError && ['forbidden', 'account_suspended', 'unavailable'].includes(error.errorName);
}

/** Whether another try would end in the same way: a refusal, or what the database does not store. Anything else is a fault of the instance. */
function isOfTheItem(error: unknown): boolean {
  return error instanceof ApiError || (error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)));
}

async function takeItem(run: FetchingRun, trx: Database, item: ReadyItem): Promise<void> {
  const { core, viewer, importId, choices } = run;
  if (!(await lockWaiting(trx, importId, item.number))) return;
  const userId = viewer.userId;
  const description = describe(item, choices.tags === 'text');
  if (item.publish_at !== null && item.publish_at.getTime() > core.now()) {
    return scheduleItem(run, trx, { item, description, publishAt: item.publish_at });
  }
  const linkId = item.link === null ? null : await keepLink(trx, { url: item.link, domain: item.domain ?? '' });
  if (!choices.again && (await isThereAlready(trx, { importId, userId, item, linkId }))) {
    return settleItem(trx, importId, item.number, { state: stateNumbers.duplicate, reason: 'here_already' });
  }
  const pinId = await addPin(core, trx, {
    ownerId: userId,
    boardId: item.board_id,
    sectionId: item.section_id,
    pictureId: item.picture_id,
    linkId,
    viaPinId: null,
    title: item.title,
    description,
    altText: item.alt_text,
  });
  await markFirstPin(trx, item.picture_id, pinId);
  // A picture that could not be read is left out, and those behind it move up.
  const places = item.slots ? await keepSlots(core, trx, { userId, pinId }, item.slots) : [0];
  await keepEdits(trx, { userId, pinId }, atPlaces(item.edits, places) ?? []);
  await chooseTopics(trx, pinId, await findTopicIds(trx, item.topics));
  if (item.story) await keepStory(core, trx, { userId, pinId }, item.story.content);
  if (item.note !== '') await keepNote(trx, { userId, pinId, note: item.note });
  if (item.shopping_rec_disabled) await disableShopping(trx, pinId);
  if (item.comments_disabled) await disableComments(trx, pinId);
  const ofPages = item.story ? await bringStoryCaptions(run, trx, pinId, item.story) : null;
  const ofFilm = item.reason === null && item.film ? await bringCaptions(run, trx, { pinId }, item.film.captions) : null;
  const ofCopy = item.copy === null ? null : await bringCopy(run, trx, linkId, item.copy);
  const reason = item.reason ?? ofPages ?? ofFilm ?? ofCopy;
  await markTaken(trx, importId, item.number, { pinId, reason, tags: atPlaces(item.product_tags, places) });
}

/** The words of a pin, with its tags behind them, from which its topics are read. */
function describe({ description, tags }: ReadyItem, withTags: boolean): string {
  if (!withTags || tags.length === 0) return description;
  const signs = tags.map((tag) => `#${tag.replaceAll(/\s+/g, '_')}`).join(' ');
  return cut([description, signs].filter(Boolean).join('\n\n'), textLimits.pinDescription);
}

/** Where tags become sections, the first one names it; a collection's own section goes before. */
async function intoSectionOfTag(run: FetchingRun, item: ReadyItem): Promise<ReadyItem> {
  const [tag] = item.tags;
  if (run.choices.tags !== 'sections' || tag === undefined || tag === '' || item.section_id !== null) return item;
  return { ...item, section_id: await orNoRoom(() => placeSection(run, item.board_id, tag)) };
}
