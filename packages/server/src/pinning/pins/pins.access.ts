import { sql } from 'kysely';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer, Viewer } from '../../endpoints/viewer.ts';
import { visibility, type Visibility } from '../../endpoints/visibility.access.ts';
import { notBlocked } from '../../people/users/index.ts';
import { boardVisibleTo } from '../boards/index.ts';

/**
 * True in SQL when a pin may be seen: it lives, and so do its board and section. Its board may be seen, and no block stands
 * between the viewer and its owner. The aliases are those of `pins`, `boards` and (joined by LEFT JOIN) `sections`, and of the
 * board's owner where the statement joins them.
 */
export function pinVisibleTo(viewer: Viewer, pin: string, board: string, section: string, boardOwner?: string): Visibility {
  const owner = sql.ref(`${pin}.owner_id`);
  return visibility(sql<boolean>`(${sql.ref(`${pin}.deleted_at`)} IS NULL
    AND (${sql.ref(`${pin}.section_id`)} IS NULL OR (${sql.ref(`${section}.id`)} IS NOT NULL AND ${sql.ref(`${section}.deleted_at`)} IS NULL))
    AND ${boardVisibleTo(viewer, board, { scope: 'pins:read_secret', owner: boardOwner })}
    AND (${owner} = ${sql.ref(`${board}.owner_id`)} OR ${notBlocked(viewer, owner)}))`);
}

/** A pin as the guards of writes know it. */
export interface GuardedPin {
  readonly id: string;
  readonly owner_id: string;
  readonly board_id: string;
  readonly section_id: string | null;
  readonly picture_id: string;
  readonly audience: number;
  readonly board_owner_id: string;
}

/** Loads pins for a viewer; `pin_not_found` when one is missing or may not be seen, so that nobody can tell which. */
async function loadGuarded(db: Database, viewer: Viewer, pinIds: readonly string[]): Promise<GuardedPin[]> {
  const { rows } = await sql<GuardedPin>`
    SELECT p.id, p.owner_id, p.board_id, p.section_id, p.picture_id, p.audience, b.owner_id AS board_owner_id
    FROM pins p JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
    WHERE p.id = ANY(${pinIds}::bigint[]) AND ${pinVisibleTo(viewer, 'p', 'b', 's')}`.execute(db);
  if (rows.length !== new Set(pinIds).size) throw new ApiError('pin_not_found');
  return rows;
}

/** A pin that the viewer may see. */
export async function guardPin(db: Database, viewer: Viewer, pinId: string): Promise<GuardedPin> {
  return (await loadGuarded(db, viewer, [pinId]))[0]!;
}

/** Lets only the owner of a pin go on. Throws `pin_not_found` where the pin may not be seen, and `forbidden` for pins of others. */
export async function requireOwnPin(db: Database, viewer: SignedInViewer, pinId: string): Promise<void> {
  const pin = await guardPin(db, viewer, pinId);
  if (pin.owner_id !== viewer.userId) throw new ApiError('forbidden');
}

/** Pins that this person may change (`write`: their own) or take off their boards (`delete`: also those on their own board). */
export async function guardPins(
  db: Database,
  viewer: SignedInViewer,
  pinIds: readonly string[],
  right: 'write' | 'delete',
): Promise<GuardedPin[]> {
  const pins = await loadGuarded(db, viewer, pinIds);
  if (!pins.every((pin) => pinAccessOf(pin, viewer.userId).includes(right))) throw new ApiError('forbidden');
  return pins;
}

/** What the wire's `access` list says of a pin (`B6.3`). */
export function pinAccessOf(pin: { owner_id: string; board_owner_id: string }, viewerId: string | null): string[] {
  if (viewerId === null) return [];
  if (pin.owner_id === viewerId) return ['write', 'delete'];
  return pin.board_owner_id === viewerId ? ['delete'] : [];
}
