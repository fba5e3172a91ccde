import type { Pin, PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { AskSponsorInput, AnswerSponsorshipInput, SponsorshipsInput } from '@bowerbird/contract/creation/sponsorships/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import type { HandlerContext, Page } from '../../endpoints/handle.ts';
import { hydrateOne } from '../../endpoints/records.ts';
import { readPage } from '../../endpoints/read-page.ts';
import { findUserId } from '../../people/users/index.ts';
import { guardPin, hydratePin, pinRecords, requireOwnPin } from '../../pinning/pins/index.ts';
import { answerSponsorship, asksOf, askSponsor, endSponsorship } from './sponsorships.queries.ts';

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    'sponsorship.asked': { readonly pinId: string; readonly sponsorId: string };
    'sponsorship.agreed': { readonly pinId: string; readonly sponsorId: string };
  }
}

type Context = HandlerContext<'full'>;

/** The pins whose creators ask the viewer. */
export function listAsks(context: Context, input: SponsorshipsInput): Promise<Page<PinCard[]>> {
  const { userId } = context.viewer;
  return readPage(context, input, {
    purpose: `sponsorships:${userId}`,
    records: pinRecords,
    skeleton: (after, size) => asksOf(userId, after, size),
  });
}

/** Asks somebody whom the creator sees to pay for a pin. Throws `forbidden` for pins of others, and for oneself. */
export async function askFor(context: Context, { pin_id: pinId, username }: AskSponsorInput): Promise<Pin> {
  const { db, viewer } = context;
  await requireOwnPin(db, viewer, pinId);
  const sponsorId = await findUserId(context, username);
  if (sponsorId === viewer.userId) throw new ApiError('forbidden');
  await inTransaction(db, async (trx) => {
    if (!(await askSponsor(trx, pinId, viewer.userId, sponsorId))) throw new ApiError('conflict');
    await emitEvent(trx, 'sponsorship.asked', { pinId, sponsorId });
  });
  return hydratePin(context, pinId);
}

/** Approves or rejects what was asked. Throws `not_found` where nobody asks the viewer. */
export async function answer(context: Context, { pin_id: pinId, action }: AnswerSponsorshipInput): Promise<Pin> {
  const { db, viewer } = context;
  await guardPin(db, viewer, pinId);
  const isApproved = action === 'approve';
  await inTransaction(db, async (trx) => {
    if (!(await answerSponsorship(trx, pinId, viewer.userId, isApproved))) throw new ApiError('not_found');
    if (isApproved) await emitEvent(trx, 'sponsorship.agreed', { pinId, sponsorId: viewer.userId });
  });
  return hydratePin(context, pinId);
}

/**
 * Ends it, from either side, also where the sponsor sees the pin no more; then there is nothing to show. Throws `not_found` for
 * everybody else.
 */
export async function end(context: Context, pinId: string): Promise<Pin | null> {
  const { db, viewer } = context;
  if (!(await endSponsorship(db, pinId, viewer.userId))) {
    await guardPin(db, viewer, pinId);
    throw new ApiError('not_found');
  }
  return (await hydrateOne(context, pinRecords, pinId)) ?? null;
}
