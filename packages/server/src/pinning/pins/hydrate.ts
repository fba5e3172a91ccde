import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { loadUsers } from '../../people/users/index.ts';
import { selectPins } from './hydrate.queries.ts';
import { presentPin } from './pins.views.ts';

/** What loading needs: the house and who looks. */
export type ViewContext = Pick<CallContext, 'core' | 'viewer'>;

/**
 * Loads pins by id, in the given order, as this viewer sees them: two statements, none without ids, and one more for each
 * contribution of card state. Pins that the viewer may not see, or whose pinner is not active, are left out.
 */
export async function hydratePins(context: ViewContext, pinIds: readonly string[]): Promise<Pin[]> {
  if (pinIds.length === 0) return [];
  const { core, viewer } = context;
  const rows = new Map((await selectPins(core.db, viewer, [...new Set(pinIds)])).map((row) => [row.id, row]));
  const pinners = await loadUsers(
    context,
    [...rows.values()].map((row) => row.owner_id),
  );
  const options = { viewerId: viewer.userId, mediaUrl: core.config.mediaUrl };
  const pins = pinIds.flatMap((id) => {
    const row = rows.get(id);
    const pinner = row && pinners.get(row.owner_id);
    return row && pinner ? [presentPin(row, pinner, options)] : [];
  });
  return addCardState(context, pins);
}

/** One pin as this viewer sees it; `pin_not_found` otherwise. */
export async function hydratePin(context: ViewContext, pinId: string): Promise<Pin> {
  const [pin] = await hydratePins(context, [pinId]);
  if (!pin) throw new ApiError('pin_not_found');
  return pin;
}

async function addCardState({ core, viewer }: ViewContext, pins: Pin[]): Promise<Pin[]> {
  const givers = core.contributions.flatMap((contribution) => contribution.cardState ?? []);
  if (viewer.userId === null || pins.length === 0 || givers.length === 0) return pins;
  const { userId } = viewer;
  const states = await Promise.all(
    givers.map((give) =>
      give(
        core,
        userId,
        pins.map((pin) => pin.id),
      ),
    ),
  );
  return pins.map((pin) => Object.assign({}, pin, ...states.map((state) => state.get(pin.id) ?? {})) as Pin);
}
