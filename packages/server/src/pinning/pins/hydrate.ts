import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Pin, PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import { addParts, type ViewContext } from '../../endpoints/record-parts.ts';
import { loadUserCards, loadUsers } from '../../people/users/index.ts';
import { selectPinCards, selectPins } from './hydrate.queries.ts';
import { presentPin, presentPinCard } from './pins.views.ts';

/**
 * Loads pins by id, in the given order, as this viewer sees them and as much as the reply carries: two statements, none
 * without ids, and one more for each part of another area that it carries. Pins that the viewer may not see, or whose
 * pinner is not active, are left out.
 */
export async function hydratePins(context: ViewContext, pinIds: readonly string[]): Promise<PinCard[]> {
  return context.fieldSet === 'card' ? hydrateCards(context, pinIds) : hydrateWhole(context, pinIds);
}

/** One pin with all of its fields, as this viewer sees it; `pin_not_found` otherwise. */
export async function hydratePin(context: ViewContext, pinId: string): Promise<Pin> {
  const [pin] = await hydrateWhole({ ...context, fieldSet: 'detailed' }, [pinId]);
  if (!pin) throw new ApiError('pin_not_found');
  return pin;
}

async function hydrateCards(context: ViewContext, pinIds: readonly string[]): Promise<PinCard[]> {
  if (pinIds.length === 0) return [];
  const { core, viewer } = context;
  const rows = await selectPinCards(core.db, viewer, [...new Set(pinIds)]);
  const pinners = await loadUserCards(
    core.db,
    rows.map((row) => row.owner_id),
    core.config.mediaUrl,
  );
  const options = { viewerId: viewer.userId, mediaUrl: core.config.mediaUrl };
  const cards = rows.flatMap((row) => {
    const pinner = pinners.get(row.owner_id);
    return pinner ? [{ key: { id: row.id, pictureId: row.picture_id }, shape: presentPinCard(row, pinner, options) }] : [];
  });
  await addParts(context, 'pin', cards);
  return inOrder(pinIds, cards) as PinCard[];
}

async function hydrateWhole(context: ViewContext, pinIds: readonly string[]): Promise<Pin[]> {
  if (pinIds.length === 0) return [];
  const { core, viewer } = context;
  const rows = await selectPins(core.db, viewer, [...new Set(pinIds)]);
  const pinners = await loadUsers(
    context,
    rows.map((row) => row.owner_id),
  );
  const options = { viewerId: viewer.userId, mediaUrl: core.config.mediaUrl };
  const pins = rows.flatMap((row) => {
    const pinner = pinners.get(row.owner_id);
    return pinner ? [{ key: { id: row.id, pictureId: row.picture_id }, shape: presentPin(row, pinner, options) }] : [];
  });
  await addParts(context, 'pin', pins);
  // A test checks that every declared part is given: the type is composed of them.
  return inOrder(pinIds, pins) as Pin[];
}

function inOrder<Shape extends { id: string }>(ids: readonly string[], entities: readonly { shape: Shape }[]): Shape[] {
  const byId = new Map(entities.map(({ shape }) => [shape.id, shape]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
