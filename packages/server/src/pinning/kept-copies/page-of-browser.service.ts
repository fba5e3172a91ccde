import type { BringCopyInput } from '@bowerbird/contract/pinning/kept-copies/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { charactersOf, isWorthKeeping } from '@bowerbird/domain/pinning/kept-copies.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { readPageTextAside } from '../../core/page-text/index.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { bringCopy, isKeepingOn, selectLinkOfPin } from './kept-copies.queries.ts';

const PAGES_PER_HOUR = 120;

/**
 * Keeps the text of a page as the browser of the pin's owner showed it, for them alone: nobody else may believe it. It is cleaned as a
 * page that the server reads. What is kept already stays. Throws `not_found`, and `too_many_requests` at too many pages at once.
 */
export async function bringPage({ core, db, viewer }: HandlerContext<'full'>, { pin_id, html }: BringCopyInput): Promise<null> {
  const { isOn, bytesAPerson } = core.config.keptCopies;
  await takeFromLimit(core, { name: 'bring-page', subject: viewer.userId, most: PAGES_PER_HOUR });
  const link = await selectLinkOfPin(db, viewer.userId, pin_id);
  if (!link) throw new ApiError('not_found');
  if (!isOn || !(await isKeepingOn(db, viewer.userId))) return null;
  // It takes a thread with memory of its own, so that nobody may start many at once.
  const content = await core.fetchTurns.take(viewer.userId, () => readPageTextAside(html));
  if (content === null) return null;
  const characters = charactersOf(content.blocks);
  if (!isWorthKeeping({ address: link.url, title: content.title, characters }, link.url)) return null;
  const bytes = Buffer.byteLength(JSON.stringify(content));
  const copy = { linkId: link.id, address: link.url, content, characters, bytes, readAt: new Date(core.now()) };
  await inTransaction(db, (trx) => bringCopy(trx, viewer.userId, copy, bytesAPerson));
  return null;
}
