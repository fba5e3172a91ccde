import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';
import { viewerIdOf, type Viewer } from '../../endpoints/viewer.ts';
import { isActive } from '../../people/users/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';

interface SideRow {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly profileUrl: string;
}

/** What a pin's record says of its sponsorship. */
export interface SponsorshipPart {
  readonly sponsorship: { readonly creator: SideRow; readonly sponsor: SideRow | null; readonly status: number };
}

/** The states of a sponsorship (`B4.11`). */
export const sponsorshipStates = { asked: 0, approved: 1, rejected: 2, ended: 3 } as const;

const person = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`jsonb_build_object('id', ${column('id')}::text, 'username', ${column('username')}, 'fullName', ${column('full_name')},
    'profileUrl', '/' || ${column('username')} || '/')`;
};

/** Nobody is asked any more; the row stays for whoever said no. */
const isCleared = (alias: string) =>
  sql<boolean>`(${sql.ref(`${alias}.status`)} = ${sql.lit(sponsorshipStates.ended)} AND ${sql.ref(`${alias}.sponsor_id`)} IS NULL AND ${sql.ref(`${alias}.refused_by`)} IS NOT NULL)`;

/** Whether the viewer may see the pin that a sponsorship `s` is of. */
const isSeen = (viewer: Viewer) => sql<boolean>`EXISTS (SELECT FROM pins original JOIN boards place ON place.id = original.board_id
    LEFT JOIN sections part ON part.id = original.section_id
  WHERE original.id = s.pin_id AND ${pinVisibleTo(viewer, 'original', 'place', 'part')})`;

/** Whether somebody was asked to pay for a pin, or for the one that it was saved from. */
export function hasSponsorship(pinId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`EXISTS (SELECT FROM sponsorships s WHERE s.pin_id = ${pinId} OR s.pin_id = (SELECT via.via_pin_id FROM pins via WHERE via.id = ${pinId}))`;
}

/**
 * Who pays for a pin, or for the one that it was saved from. The viewer has to see that one too. What is not approved is for its
 * two sides.
 */
export function sponsorshipOfPin(viewer: Viewer, pinId: RawBuilder<unknown>): RawBuilder<SponsorshipPart> {
  const me = viewerIdOf(viewer);
  return sql<SponsorshipPart>`(SELECT jsonb_build_object('sponsorship', jsonb_build_object(
      'creator', ${person('creator')}, 'sponsor', CASE WHEN sponsor.id IS NULL THEN NULL ELSE ${person('sponsor')} END, 'status', s.status))
    FROM sponsorships s JOIN users creator ON creator.id = s.creator_id LEFT JOIN users sponsor ON sponsor.id = s.sponsor_id AND ${isActive('sponsor')}
    WHERE NOT ${isCleared('s')} AND ${isActive('creator')} AND (s.pin_id = ${pinId} OR s.pin_id = (SELECT via.via_pin_id FROM pins via WHERE via.id = ${pinId}))
      AND ((s.status = ${sponsorshipStates.approved} AND sponsor.id IS NOT NULL AND (s.pin_id = ${pinId} OR ${isSeen(viewer)}))
        OR (s.pin_id = ${pinId} AND (s.creator_id = ${me} OR s.sponsor_id = ${me})))
    ORDER BY s.pin_id = ${pinId} DESC LIMIT 1)`;
}

/** Asks somebody; `false` where somebody agreed already, or this person said no before. */
export async function askSponsor(db: Database, pinId: string, creatorId: string, sponsorId: string): Promise<boolean> {
  const { rows } = await sql<{ pin_id: string }>`INSERT INTO sponsorships AS s (pin_id, creator_id, sponsor_id)
      VALUES (${pinId}, ${creatorId}, ${sponsorId})
    ON CONFLICT (pin_id) DO UPDATE SET sponsor_id = excluded.sponsor_id, status = 0, asked_at = now()
      WHERE s.status <> ${sponsorshipStates.approved} AND s.refused_by IS DISTINCT FROM excluded.sponsor_id RETURNING pin_id`.execute(db);
  return rows.length > 0;
}

/** The sponsor says yes or no to what is asked; a no clears the sponsor. */
export async function answerSponsorship(db: Database, pinId: string, sponsorId: string, isApproved: boolean): Promise<boolean> {
  const change = isApproved
    ? sql`status = ${sponsorshipStates.approved}`
    : sql`status = ${sponsorshipStates.rejected}, refused_by = sponsor_id, sponsor_id = NULL`;
  const { rows } = await sql<{ pin_id: string }>`UPDATE sponsorships SET ${change}
    WHERE pin_id = ${pinId} AND sponsor_id = ${sponsorId} AND status = ${sponsorshipStates.asked} RETURNING pin_id`.execute(db);
  return rows.length > 0;
}

/** The creator clears it, or the sponsor ends it; `false` where this person is neither. Who said no stays known, to be asked no more. */
export async function endSponsorship(db: Database, pinId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ pin_id: string }>`WITH cleared AS
      (DELETE FROM sponsorships WHERE pin_id = ${pinId} AND creator_id = ${userId} AND refused_by IS NULL RETURNING pin_id),
    emptied AS (UPDATE sponsorships SET status = ${sponsorshipStates.ended}, sponsor_id = NULL
      WHERE pin_id = ${pinId} AND creator_id = ${userId} AND refused_by IS NOT NULL AND NOT ${isCleared('sponsorships')} RETURNING pin_id),
    ended AS (UPDATE sponsorships SET status = ${sponsorshipStates.ended}
      WHERE pin_id = ${pinId} AND sponsor_id = ${userId} AND creator_id <> ${userId} AND status IN (0, 1) RETURNING pin_id)
    SELECT pin_id FROM cleared UNION ALL SELECT pin_id FROM emptied UNION ALL SELECT pin_id FROM ended`.execute(db);
  return rows.length > 0;
}

/** The pins whose creators ask this person, the newest first. */
export function asksOf(userId: string, after: ListCursor | null, size: number): RawBuilder<unknown> {
  return sql`SELECT s.pin_id AS id, s.pin_id::text AS at, NULL::jsonb AS extra FROM sponsorships s
    WHERE s.sponsor_id = ${userId} AND s.status = ${sponsorshipStates.asked} AND s.pin_id < ${(after ?? LIST_TOP).id}
    ORDER BY s.pin_id DESC LIMIT ${size}`;
}

export async function eraseSponsorships(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM sponsorships WHERE creator_id = ${userId}`.execute(db);
  await sql`UPDATE sponsorships SET sponsor_id = NULL, status = ${sponsorshipStates.ended} WHERE sponsor_id = ${userId}`.execute(db);
  await sql`UPDATE sponsorships SET refused_by = NULL WHERE refused_by = ${userId}`.execute(db);
}

export async function selectSponsorshipsForExport(db: Database, userId: string) {
  const { rows } = await sql<Record<string, unknown>>`SELECT pin_id, status, creator_id = ${userId} AS is_mine, asked_at FROM sponsorships
    WHERE creator_id = ${userId} OR sponsor_id = ${userId} ORDER BY pin_id`.execute(db);
  return rows;
}
