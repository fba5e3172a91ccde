import { draftLimits } from '@bowerbird/domain/creation/drafts.ts';
import type { Database } from '../../core/database/database.ts';
import { holdPictures } from '../../pinning/pictures/index.ts';
import { insertDraft, queueDrafts } from '../pin-drafts/index.ts';
import { countScheduled, schedule, selectSignature } from './scheduled-pins.queries.ts';

interface DraftForLater {
  readonly creationId: string;
  readonly boardId: string;
  readonly sectionId: string | null;
  readonly pictureId: string;
  readonly words: { readonly title: string; readonly description: string; readonly link: string; readonly altText: string };
  readonly at: Date;
  /** What only its person reads. */
  readonly note: string;
}

/** Keeps a whole draft that goes out by itself, within a transaction; null where its person has no room for more of them. */
export async function keepDraftForLater(
  trx: Database,
  userId: string,
  { creationId, boardId, sectionId, pictureId, words, at, note }: DraftForLater,
): Promise<string | null> {
  await queueDrafts(trx, userId);
  if ((await countScheduled(trx, userId)) >= draftLimits.scheduled) return null;
  const { title, description, link, altText } = words;
  const item = { id: 'one', signature: await selectSignature(trx, pictureId), imageUrl: null, edits: null };
  const items = [{ ...item, title: '', description: '', link: '', altText: '' }];
  const content = { title, description, link, altText, items, createMethod: 'upload' as const };
  // It is scheduled at once, so the drafts that somebody has open leave it its room. Those whose time was taken away do not.
  const most = draftLimits.drafts + draftLimits.scheduled;
  const made = await insertDraft(trx, userId, { creationId, content, boardId, sectionId, timeZone: null, note }, most);
  if (!made) return null;
  await holdPictures(trx, { draftId: made.id }, [pictureId]);
  await schedule(trx, userId, made.id, at, null);
  return made.id;
}
