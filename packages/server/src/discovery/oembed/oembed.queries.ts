import type { VideoFacts } from '@bowerbird/domain/media/videos.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { isActive, userVisibleTo } from '../../people/users/index.ts';
import { boardVisibleTo } from '../../pinning/boards/index.ts';
import { pinVisibleTo } from '../../pinning/pins/index.ts';
import { isBoardListed, isPinListed, isUserListed, joinsOfPin } from '../pin-rules/index.ts';

/** What another site may show of a pin, and whether it may. */
export interface PinRow {
  readonly id: string;
  readonly title: string;
  readonly alt_text: string;
  readonly board_name: string;
  readonly username: string;
  readonly full_name: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly video: VideoFacts | null;
  readonly is_listed: boolean;
}

export interface BoardRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly username: string;
  readonly full_name: string;
  readonly is_listed: boolean;
}

export interface PersonRow {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly picture_signature: string | null;
  readonly is_listed: boolean;
}

/** A pin that strangers may see by its address. */
export async function selectPin(db: Database, id: string): Promise<PinRow | undefined> {
  const { rows } = await sql<PinRow>`
    SELECT p.id, p.title, p.alt_text, p_board.name AS board_name, p_owner.username, p_owner.full_name,
      encode(i.signature, 'hex') AS signature, i.width, i.height, i.video, ${isPinListed('p')} AS is_listed
    FROM pins p ${joinsOfPin('p')} JOIN pictures i ON i.id = p.picture_id LEFT JOIN sections s ON s.id = p.section_id
    WHERE p.id = ${id} AND ${pinVisibleTo(strangerViewer, 'p', 'p_board', 's', 'p_board_owner')} AND ${isActive('p_owner')}`.execute(db);
  return rows[0];
}

/** A board that strangers may see by its address. */
export async function selectBoard(db: Database, at: { id: string } | { username: string; slug: string }): Promise<BoardRow | undefined> {
  const { rows } = await sql<BoardRow>`
    SELECT b.id, b.name, b.slug, o.username, o.full_name, ${isBoardListed('b', 'o')} AS is_listed
    FROM boards b JOIN users o ON o.id = b.owner_id
    WHERE ${'id' in at ? sql`b.id = ${at.id}` : sql`lower(o.username) = lower(${at.username}) AND b.slug = ${at.slug}`}
      AND ${boardVisibleTo(strangerViewer, 'b', { owner: 'o' })}`.execute(db);
  return rows[0];
}

/** A person whose profile has an address for strangers. */
export async function selectPerson(db: Database, at: { id: string } | { username: string }): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    SELECT u.id, u.username, u.full_name, u.picture_signature, ${isUserListed('u')} AS is_listed
    FROM users u WHERE ${'id' in at ? sql`u.id = ${at.id}` : sql`lower(u.username) = lower(${at.username})`}
      AND ${userVisibleTo(strangerViewer, 'u')}`.execute(db);
  return rows[0];
}

/** A picture that a board or a person shows elsewhere. */
export interface ShownPinRow {
  readonly id: string;
  readonly title: string;
  readonly alt_text: string;
  readonly signature: string;
  readonly width: number;
  readonly height: number;
}

/** The newest listed pins of a board or a person. */
export async function selectShownPins(
  db: Database,
  { kind, id }: { kind: 'board' | 'person'; id: string },
  most: number,
): Promise<ShownPinRow[]> {
  const where: RawBuilder<unknown> = kind === 'board' ? sql`p.board_id = ${id}` : sql`p.owner_id = ${id}`;
  const { rows } = await sql<ShownPinRow>`
    SELECT p.id, p.title, p.alt_text, encode(i.signature, 'hex') AS signature, i.width, i.height
    FROM pins p ${joinsOfPin('p')} JOIN pictures i ON i.id = p.picture_id
    WHERE ${where} AND ${isPinListed('p')} ORDER BY p.id DESC LIMIT ${most}`.execute(db);
  return rows;
}
