import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Database } from '../../core/database/database.ts';
import type { SignedInViewer, Viewer } from '../../endpoints/viewer.ts';
import { notBlocked } from '../../people/users/index.ts';
import { boardVisibleTo } from '../boards/index.ts';

/**
 * True in SQL when a pin may be seen: it lives, so do its board and section, its board may be seen, and no block stands
 * between the viewer and whoever pinned it. The aliases are those of `pins`, `boards` and (joined by LEFT JOIN) `sections`.
 */
export function pinVisibleTo(viewer: Viewer, pin: string, board: string, section: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${pin}.deleted_at`)} IS NULL
    AND (${sql.ref(`${pin}.section_id`)} IS NULL OR (${sql.ref(`${section}.id`)} IS NOT NULL AND ${sql.ref(`${section}.deleted_at`)} IS NULL))
    AND ${boardVisibleTo(viewer, board)} AND ${notBlocked(viewer, sql.ref(`${pin}.owner_id`))})`;
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

/** Loads a pin for a viewer; `pin_not_found` when there is none or they may not see it. */
export async function guardPin(db: Database, viewer: Viewer, pinId: string): Promise<GuardedPin> {
  const { rows } = await sql<GuardedPin>`
    SELECT p.id, p.owner_id, p.board_id, p.section_id, p.picture_id, p.audience, b.owner_id AS board_owner_id
    FROM pins p JOIN boards b ON b.id = p.board_id LEFT JOIN sections s ON s.id = p.section_id
    WHERE p.id = ${pinId} AND ${pinVisibleTo(viewer, 'p', 'b', 's')}`.execute(db);
  const pin = rows[0];
  if (!pin) throw new ApiError('pin_not_found');
  return pin;
}

/** The pin, for whoever pinned it. */
export async function guardPinWrite(db: Database, viewer: SignedInViewer, pinId: string): Promise<GuardedPin> {
  const pin = await guardPin(db, viewer, pinId);
  if (pin.owner_id !== viewer.userId) throw new ApiError('forbidden');
  return pin;
}

/** The pin, for whoever may take it off its board: who pinned it, and the board's owner. */
export async function guardPinDelete(db: Database, viewer: SignedInViewer, pinId: string): Promise<GuardedPin> {
  const pin = await guardPin(db, viewer, pinId);
  if (pin.owner_id !== viewer.userId && pin.board_owner_id !== viewer.userId) throw new ApiError('forbidden');
  return pin;
}

/** What the wire's `access` list says of a pin (`B6.3`). */
export function pinAccessOf(pin: { owner_id: string; board_owner_id: string }, viewerId: string | null): string[] {
  if (viewerId === null) return [];
  if (pin.owner_id === viewerId) return ['write', 'delete'];
  return pin.board_owner_id === viewerId ? ['delete'] : [];
}
