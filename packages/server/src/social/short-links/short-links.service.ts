import { shortLinksIn } from '@bowerbird/domain/social/short-links.ts';
import { blocksDomains, findRefusedHost } from '../../core/block-list/index.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { FetchError } from '../../core/safe-fetch/index.ts';
import { keepFromOthers } from '../comments/index.ts';
import { removeMessage, type ArrivedMessage } from '../conversations/index.ts';
import { notice, wasFoundHarmless } from '../reports/index.ts';
import { selectSaid } from './short-links.queries.ts';

export const FOLLOW_SHORT_LINKS_JOB = 'follow-short-links';

export interface Said {
  readonly type: 'comment' | 'message';
  readonly id: string;
}

/** Comments with short links are looked at behind the act. */
export function shortLinksListener(core: Core): EventListener {
  return {
    name: 'short-links',
    types: ['comment.created', 'comment.edited'],
    handle: async (events) => {
      const ids = [...new Set(events.map(({ payload }) => payload.commentId!))];
      for (const { id } of await selectSaid(core.jobsDb, 'comment', ids)) await enqueue(core, core.jobsDb, { type: 'comment', id });
    },
  };
}

export function enqueueMessage(core: Core, trx: Database, { messageId: id }: ArrivedMessage): Promise<void> {
  return enqueue(core, trx, { type: 'message', id });
}

/** A list without domains hides nothing, so nothing is asked for. A hidden comment that changed is looked at in any case. */
async function enqueue(core: Core, db: Database, said: Said): Promise<void> {
  const [found] = await selectSaid(db, said.type, [said.id]);
  if (!found) return;
  const isToFollow = found.is_hidden || (shortLinksIn(found.text).length > 0 && (await blocksDomains({ ...core, db })));
  if (isToFollow) await core.jobs.send(db, FOLLOW_SHORT_LINKS_JOB, { ...said });
}

/**
 * Hides what somebody said where a short link in it leads to a blocked domain. A comment stands before a moderator; a message
 * does not. A comment that leads to none any more is shown again.
 */
export async function followShortLinks(core: Core, { type, id }: Said): Promise<void> {
  const [said] = await selectSaid(core.jobsDb, type, [id]);
  if (!said) return;
  const entry = await findBlockedEnd(core, shortLinksIn(said.text));
  if (entry === null && !said.is_hidden) return;
  await inTransaction(core.jobsDb, async (trx) => {
    if (type === 'message') return removeMessage(trx, id);
    // What its author changed meanwhile is looked at by itself.
    const [now] = await selectSaid(trx, type, [id]);
    if (now?.text !== said.text) return;
    const isBlocked = entry !== null && !(await wasFoundHarmless(trx, 'comment', id));
    if (isBlocked) await notice(trx, { rule: 'listed', type: 'comment', id, facts: { entry } });
    await keepFromOthers(trx, id, isBlocked);
  });
}

/** The blocked domain that one of the links leads to. A link that does not answer keeps no other from being followed. */
async function findBlockedEnd(core: Core, links: readonly string[]): Promise<string | null> {
  let silence: unknown = null;
  for (const link of links) {
    try {
      const end = await findEnd(core, link);
      const entry = end && (await findRefusedHost({ ...core, db: core.jobsDb }, new URL(end).hostname));
      if (entry) return entry;
    } catch (error) {
      silence ??= error;
    }
  }
  if (silence !== null) throw silence;
  return null;
}

/** Where a link leads; nothing where it leads nowhere. A site that is away is asked again when the job is. */
async function findEnd({ safeFetch }: Core, link: string): Promise<string | null> {
  try {
    return await safeFetch.findEnd(link);
  } catch (error) {
    if (!(error instanceof FetchError) || error.reason === 'unreachable' || error.reason === 'too_slow') throw error;
    return null;
  }
}
