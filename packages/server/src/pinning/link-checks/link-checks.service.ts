import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { CheckedLink, LinkChecksInput, LookAgainInput } from '@bowerbird/contract/pinning/link-checks/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import type { HandlerContext, Page } from '../../endpoints/handle.ts';
import { readPage } from '../../endpoints/read-page.ts';
import type { LoadedSlot } from '../../endpoints/records.ts';
import { pinRecords } from '../pins/index.ts';
import { READ_LINKS_JOB } from '../rich-metadata/index.ts';
import { makeLinkDue, unwellPinsOf, type CheckExtra } from './link-checks.queries.ts';

const LOOKS_PER_HOUR = 60;

type Context = HandlerContext<'signed_in'>;

/** The viewer's pins whose pages moved, are gone or did not answer. */
export function listChecks(context: Context, input: LinkChecksInput): Promise<Page<CheckedLink[]>> {
  const { userId } = context.viewer;
  return readPage(context, input, {
    purpose: `link-checks:${userId}:${input.state ?? ''}`,
    records: pinRecords,
    skeleton: (after, size) => unwellPinsOf(userId, input.state, after, size),
    present,
  });
}

function present(pin: PinCard, { extra }: LoadedSlot<PinCard>): CheckedLink {
  return { id: pin.id, pin, ...(extra as CheckExtra) };
}

/** Looks at the page behind a pin of the viewer again. Throws `pin_not_found`. */
export async function lookAgain({ core, db, viewer }: Context, { pin_id }: LookAgainInput): Promise<null> {
  await takeFromLimit(core, { name: 'look-again', subject: viewer.userId, most: LOOKS_PER_HOUR });
  if (!(await makeLinkDue(db, viewer.userId, pin_id))) throw new ApiError('pin_not_found');
  await core.jobs.send(db, READ_LINKS_JOB, {});
  return null;
}
