import { findForReview, findRefusedHost } from '../../core/block-list/index.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { EventListener } from '../../core/events/outbox.ts';
import { notice, type Notice } from '../reports/index.ts';
import {
  holdPeople,
  holdPins,
  selectCommentTexts,
  selectPinsOfHeld,
  selectPinTexts,
  selectRings,
  selectSameLinks,
  selectSameTexts,
} from './abuse-rules.queries.ts';

type Event = Parameters<EventListener['handle']>[0][number];

/** Looks at what was made, said and followed, behind the act. It puts what it notices before a moderator, and decides nothing. */
export function abuseRulesListener(core: Core): EventListener {
  return {
    name: 'abuse-rules',
    types: ['pin.created', 'pin.changed', 'comment.created', 'comment.edited', 'comment.reacted', 'pin.reacted', 'user.followed'],
    handle: (events) =>
      inTransaction(core.jobsDb, async (trx) => {
        const of = (types: readonly string[], field: string) => idsOf(events, types, field);
        await lookAtPins(core, trx, of(['pin.created'], 'pinId'), of(['pin.created', 'pin.changed'], 'pinId'));
        await lookAtComments(core, trx, of(['comment.created', 'comment.edited'], 'commentId'));
        await lookAtRings(trx, of(['comment.reacted', 'pin.reacted', 'user.followed'], 'userId'));
      }),
  };
}

function idsOf(events: readonly Event[], types: readonly string[], field: string): string[] {
  return [...new Set(events.filter(({ type }) => types.includes(type)).flatMap(({ payload }) => payload[field] ?? []))];
}

async function lookAtPins(core: Core, trx: Database, made: readonly string[], changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return;
  const waiting = await selectPinsOfHeld(trx, made);
  const lists = { ...core, db: core.jobsDb };
  for (const { id, texts, end_domain: end } of await selectPinTexts(trx, changed)) {
    // An address that leads to a refused domain was let in before anybody knew where it leads.
    const entry = (await findForReview(lists, texts)) ?? (end === null ? null : await findRefusedHost(lists, end));
    if (entry !== null && (await notice(trx, { rule: 'listed', type: 'pin', id, facts: { entry } }))) waiting.push(id);
  }
  for (const { key, ids, accounts, people } of await selectSameLinks(trx, made)) {
    const seen: Omit<Notice, 'id'> = { rule: 'same_link', type: 'pin', subject: `link:${key}`, facts: { accounts, people } };
    for (const id of ids) if (await notice(trx, { ...seen, id })) waiting.push(id);
  }
  await hold(core, trx, waiting);
}

/** Keeps pins out of feeds until a moderator looked. Where they stand, they stay. */
async function hold(core: Core, trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const held = await holdPins(trx, ids);
  for (const pinId of held) await core.outbox.emit(trx, 'pin.changed', { pinId });
  await holdPeople(trx, held);
}

async function lookAtComments(core: Core, trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const { id, texts } of await selectCommentTexts(trx, ids)) {
    const entry = await findForReview({ ...core, db: core.jobsDb }, texts);
    if (entry !== null) await notice(trx, { rule: 'listed', type: 'comment', id, facts: { entry } });
  }
  for (const { key, ids: said, accounts, times, people } of await selectSameTexts(trx, ids)) {
    const seen: Omit<Notice, 'id'> = { rule: 'same_text', type: 'comment', subject: `text:${key}`, facts: { accounts, times, people } };
    for (const id of said) await notice(trx, { ...seen, id });
  }
}

async function lookAtRings(trx: Database, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  for (const { key, ids, accounts, people } of await selectRings(trx, userIds)) {
    await notice(trx, { rule: 'ring', type: 'user', id: ids[0]!, subject: `ring:${key}`, facts: { accounts, people } });
  }
}
