import type { BlockedEntry, BlockEntryInput, BlockListInput, LogInput, LogLine } from '@bowerbird/contract/social/block-lists/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { mostBlocked } from '@bowerbird/domain/social/block-lists.ts';
import { foldLookAlikes } from '@bowerbird/domain/social/filtered-words.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { deleteBlocked, foldHost, forgetBlockList, insertBlocked } from '../../core/block-list/index.ts';
import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import { pictureUrls } from '../../people/users/index.ts';
import { insertLog, type ModeratorContext } from '../moderation/index.ts';
import { countEntries, selectEntries, selectEntry, selectGeneralLog, type EntryRow, type GeneralLogRow } from './block-lists.queries.ts';

/** A page of one kind of entries, the newest first. */
export function listBlocked(context: ModeratorContext, input: BlockListInput): Promise<Page<BlockedEntry[]>> {
  return turnPage<EntryRow, BlockedEntry>(context, input, {
    purpose: `blocked:${input.kind}`,
    load: (after, size) => selectEntries(context.core.db, input.kind, { after, size }),
    cursorOf: ({ id }) => ({ at: id, id }),
    itemOf: (row) => [presentEntry(context.core, row)],
  });
}

/** What moderators changed in the lists, the newest first. */
export function listLog(context: ModeratorContext, input: LogInput): Promise<Page<LogLine[]>> {
  return turnPage<GeneralLogRow, LogLine>(context, input, {
    purpose: 'moderation-log',
    load: (after, size) => selectGeneralLog(context.core.db, { after, size }),
    cursorOf: ({ id }) => ({ at: id, id }),
    itemOf: ({ id, act, by, note, at }) => [{ id, act, by, note, at: at.toISOString() }],
  });
}

/** Blocks a domain or a word, from now on; the same one again changes how it acts. */
export async function block(context: ModeratorContext, { kind, mode, value }: BlockEntryInput): Promise<BlockedEntry> {
  const { core, viewer } = context;
  const shown = cleanLine(value);
  const folded = kind === 'domain' ? foldDomain(core, shown) : foldLookAlikes(shown);
  if (folded === '') throw badField('value', 'required');
  const row = await inTransaction(core.db, async (trx) => {
    const entry = { kind, mode, value: folded, shown, addedBy: viewer.userId };
    const id = await insertBlocked(trx, entry);
    if ((await countEntries(trx, kind)) > mostBlocked) throw new ApiError('too_many_things');
    await insertLog(trx, { caseId: null, by: viewer.userId, act: `blocked_${kind}`, note: shown });
    return selectEntry(trx, id);
  });
  forgetBlockList(core);
  return presentEntry(core, row!);
}

/** A domain, also where somebody pastes an address. A whole ending such as `com` and this instance's own names are refused. */
function foldDomain({ config }: Core, typed: string): string {
  const host = typed.replace(/^[a-z]+:\/\//iu, '').split(/[/?#]/u)[0]!;
  const folded = foldHost(host);
  if (!/[^.]\.[^.]/u.test(folded)) throw badField('value', 'format');
  const own = config.publicUrl === null ? '' : foldHost(new URL(config.publicUrl).hostname);
  if (own === folded || own.endsWith(`.${folded}`)) throw badField('value', 'own');
  return folded;
}

/** Lets something in again. */
export async function unblock({ core, viewer }: ModeratorContext, id: string): Promise<void> {
  await inTransaction(core.db, async (trx) => {
    const gone = await deleteBlocked(trx, { id });
    if (!gone) throw new ApiError('not_found');
    await insertLog(trx, { caseId: null, by: viewer.userId, act: `unblocked_${gone.kind}`, note: gone.shown });
  });
  forgetBlockList(core);
}

function presentEntry(core: Core, row: EntryRow): BlockedEntry {
  return {
    id: row.id,
    kind: row.kind,
    mode: row.mode,
    value: row.shown,
    picture_url: row.kind === 'picture' ? pictureUrls(row.shown, core.config.mediaUrl).large : null,
    added_by: row.added_by ?? '',
    added_at: row.created_at.toISOString(),
  };
}
