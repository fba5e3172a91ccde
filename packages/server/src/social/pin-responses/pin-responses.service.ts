import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { PinReaction, PinReactionInput, PinReactionsInput } from '@bowerbird/contract/social/pin-responses/schemas.ts';
import type { ReactionType } from '@bowerbird/domain/social/reactions.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { takeFromPerson } from '../../core/limits/limits.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { Page } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { userRecords } from '../../people/users/index.ts';
import { guardPin, hydratePin } from '../../pinning/pins/index.ts';
import { tellOfReaction } from '../comments/index.ts';
import { pinReactions, reactionsTo } from './pin-responses.queries.ts';

const REACTIONS_PER_HOUR = 600;

declare module '../../core/events/outbox.ts' {
  interface DomainEvents {
    /** Somebody reacted to a pin for the first time. */
    'pin.reacted': { readonly pinId: string; readonly userId: string };
  }
}

type ActContext = CallContext & { readonly viewer: SignedInViewer };

/** Reacts to a pin that one sees, or changes how. */
export async function react(context: ActContext, { pin_id: pinId, reaction_type }: PinReactionInput): Promise<Pin> {
  await requireRoom(context, pinId);
  const { core, viewer } = context;
  const type = Number(reaction_type) as ReactionType;
  if (await pinReactions.insert(core.db, pinId, viewer.userId, type))
    await emitEvent(core.db, 'pin.reacted', { pinId, userId: viewer.userId });
  else await pinReactions.change(core.db, pinId, viewer.userId, type);
  await tellOfReaction(core.db, pinId, viewer);
  return hydratePin(context, pinId);
}

/** Takes one's reaction back; no error when there was none. */
export async function unreact(context: ActContext, pinId: string): Promise<Pin> {
  await requireRoom(context, pinId);
  await pinReactions.delete(context.core.db, pinId, context.viewer.userId);
  await tellOfReaction(context.core.db, pinId, context.viewer);
  return hydratePin(context, pinId);
}

async function requireRoom({ core, viewer }: ActContext, pinId: string): Promise<void> {
  await guardPin(core.db, viewer, pinId);
  await takeFromPerson(core, { name: 'pin-reactions', subject: viewer.userId, most: REACTIONS_PER_HOUR });
}

/** Those who reacted to a pin, newest first. */
export async function listReactions(context: CallContext, input: PinReactionsInput): Promise<Page<PinReaction[]>> {
  const { id: pinId } = await guardPin(context.core.db, context.viewer, input.pin_id);
  return readPage(context, input, {
    purpose: `reactions:${pinId}`,
    records: userRecords,
    skeleton: (after, size) => reactionsTo(pinId, context.viewer, after, size),
    present: (user, { extra }): PinReaction => {
      const type = extra as ReactionType;
      return { id: `${pinId}:${user.id}:${type}`, user, reaction_type: type };
    },
  });
}
