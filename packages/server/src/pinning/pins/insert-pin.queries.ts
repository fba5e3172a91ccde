import { sql, type RawBuilder } from 'kysely';
import { countLimits } from '@bowerbird/domain/text-limits.ts';
import { counterNumber } from '../../core/counters/index.ts';
import type { Database } from '../../core/database/database.ts';

/** A pin to be made. */
export interface NewPin {
  readonly ownerId: string;
  readonly boardId: string;
  readonly sectionId: string | null;
  readonly pictureId: string;
  readonly linkId: string | null;
  readonly viaPinId: string | null;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  readonly commentsDisabled?: boolean;
  readonly shoppingRecDisabled?: boolean;
}

/**
 * Makes a pin and counts it, in one statement: it is what many people do at once. The steps lean on each other so that rows are
 * taken in one order. The board is held for the moment, and so is the section. So a change of its privacy comes before and is
 * seen, or comes after and restamps this pin too. Undefined when one of them is gone or the person has no room for more.
 */
export async function insertPin(db: Database, pin: NewPin): Promise<string | undefined> {
  const section =
    pin.sectionId === null
      ? sql``
      : sql`JOIN sections ON sections.board_id = held.id AND sections.id = ${pin.sectionId} AND sections.deleted_at IS NULL FOR SHARE OF sections`;
  const { rows } = await sql<{ id: string }>`
    WITH held AS MATERIALIZED (SELECT id, privacy FROM boards WHERE id = ${pin.boardId} AND deleted_at IS NULL FOR SHARE),
    b AS MATERIALIZED (SELECT held.id, held.privacy FROM held ${section}),
    u AS (UPDATE user_counters c SET pins_all = c.pins_all + 1, pins_public = c.pins_public + (b.privacy = 0)::int FROM b
      WHERE c.user_id = ${pin.ownerId} AND c.pins_all < ${countLimits.pinsOfPerson} RETURNING b.id AS board_id, b.privacy),
    n AS MATERIALIZED (SELECT next_id(board_id) AS id, board_id, privacy FROM u),
    p AS (INSERT INTO pins (id, owner_id, board_id, section_id, picture_id, link_id, via_pin_id, position, audience, title, description, alt_text,
        comments_disabled, shopping_rec_disabled, story_pin_id)
      SELECT n.id, ${pin.ownerId}, n.board_id, ${pin.sectionId}, ${pin.pictureId}, ${pin.linkId}, ${pin.viaPinId}, n.id, n.privacy,
        ${pin.title}, ${pin.description}, ${pin.altText}, ${pin.commentsDisabled ?? false}, ${pin.shoppingRecDisabled ?? false},
        ${storyOf(pin.viaPinId)} FROM n RETURNING id, board_id, section_id, picture_id, audience),
    c AS (INSERT INTO board_counters AS c (board_id, pins) SELECT board_id, 1 FROM p ON CONFLICT (board_id) DO UPDATE SET pins = c.pins + 1),
    s AS (INSERT INTO section_counters AS c (section_id, pins) SELECT section_id, 1 FROM p WHERE section_id IS NOT NULL
      ON CONFLICT (section_id) DO UPDATE SET pins = c.pins + 1),
    d AS (INSERT INTO counter_deltas (kind, target, d) SELECT ${counterNumber('picture_counters.saves')}::smallint, picture_id, 1 FROM p WHERE audience = 0),
    l AS (UPDATE users SET last_board_id = p.board_id, last_repin_id = CASE WHEN ${pin.viaPinId}::bigint IS NULL THEN last_repin_id ELSE p.id END
      FROM p WHERE users.id = ${pin.ownerId})
    SELECT id FROM p`.execute(db);
  return rows[0]?.id;
}

/** Who saves an idea pin saves all of its pages. */
function storyOf(viaPinId: string | null): RawBuilder<unknown> {
  return viaPinId === null ? sql`NULL::bigint` : sql`(SELECT v.story_pin_id FROM pins v WHERE v.id = ${viaPinId})`;
}

/** Remembers the first pin of a picture; a save never touches this row. */
export async function markFirstPin(db: Database, pictureId: string, pinId: string): Promise<void> {
  await sql`UPDATE pictures SET first_pin_id = ${pinId} WHERE id = ${pictureId} AND first_pin_id IS NULL`.execute(db);
}

/** The id of a link, made when it is new; the same address is one row. */
export async function keepLink(db: Database, link: { url: string; domain: string }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    WITH known AS (SELECT id FROM links WHERE url_hash = sha256(convert_to(${link.url}, 'UTF8'))),
    made AS (INSERT INTO links (url_hash, url, domain) SELECT sha256(convert_to(${link.url}, 'UTF8')), ${link.url}, ${link.domain}
      WHERE NOT EXISTS (SELECT 1 FROM known) ON CONFLICT (url_hash) DO UPDATE SET domain = excluded.domain RETURNING id)
    SELECT id FROM known UNION ALL SELECT id FROM made`.execute(db);
  return rows[0]!.id;
}
