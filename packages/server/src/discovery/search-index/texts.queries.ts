import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { strangerViewer } from '../../endpoints/viewer.ts';
import { boardShown, isPinShown, joinsOfPin } from '../pin-rules/index.ts';

/** What filters ask of a pin, besides the site and the price of its page. */
export interface PinFacts {
  /** What the picture is made of, as 0xRRGGBB, with how much of it each is; its commonest colour alone until it is described. */
  readonly colors: readonly { readonly color: number; readonly share: number }[];
  /** What the page is about, such as `recipe`. */
  readonly page: string | null;
  readonly topics: readonly string[];
  /** The tone of the skin: as the pin's owner says, or as recognised in a picture about beauty or fashion; elsewhere nothing tells skin from wood. */
  readonly skin: string | null;
  readonly isStory: boolean;
}

/** Pictures of these topics, and of those below them, show people. */
const TOPICS_WITH_PEOPLE = ['beauty', 'fashion'];
/** What is less is not what a picture is looked for by. */
const LEAST_SHARE = 0.1;

/** Joined to `pins p`, `pictures pic` and `links l`. */
const facts = sql<PinFacts>`json_build_object('colors', coalesce((SELECT json_agg(json_build_object('color', x.color, 'share', x.share)) FROM picture_looks k, unnest(k.colors, k.shares) x(color, share)
    WHERE k.picture_id = p.picture_id AND x.share >= ${LEAST_SHARE}), json_build_array(json_build_object('color', pic.dominant_color, 'share', 0))), 'page', l.rich->>'typeName', 'isStory', p.story_pin_id IS NOT NULL,
  'topics', (SELECT coalesce(json_agg(x.topic_id::text ORDER BY x.quality DESC, x.topic_id), '[]') FROM picture_topics x WHERE x.picture_id = p.picture_id),
  'skin', CASE WHEN EXISTS (SELECT FROM pin_skin_tones c WHERE c.pin_id = p.id) THEN (SELECT c.tone FROM pin_skin_tones c WHERE c.pin_id = p.id)
    ELSE (SELECT k.skin_tone FROM picture_looks k WHERE k.picture_id = p.picture_id AND EXISTS (SELECT FROM picture_topics x
    JOIN topics t ON t.id = x.topic_id LEFT JOIN topics above ON above.id = t.parent_id
    WHERE x.picture_id = p.picture_id AND coalesce(above.slug, t.slug) = ANY(${TOPICS_WITH_PEOPLE}::text[]))) END)`;

/** How many pins of one picture lend it their words. */
const MOST_PINS = 20;

/** A public pin of a picture, with what its document is made of. */
export interface PinText {
  readonly picture_id: string;
  readonly pin_id: string;
  readonly owner_id: string;
  readonly title: string;
  readonly description: string;
  readonly alt_text: string;
  /** What the picture says. */
  readonly more_words: string | null;
  readonly board_name: string;
  readonly kind: number;
  readonly saves: number;
  readonly domain: string | null;
  readonly price_micros: string | null;
  readonly facts: PinFacts;
}

/**
 * The oldest public pins of pictures, as a stranger would see them now; oldest first. Nobody tells of a
 * picture who stands in a block with the owner of its first pin.
 */
export async function selectPinTexts(db: Database, pictureIds: readonly string[]): Promise<PinText[]> {
  const { rows } =
    await sql<PinText>`SELECT picture_id, pin_id, owner_id, title, description, alt_text, more_words, board_name, kind, domain, price_micros, facts, saves
    FROM (SELECT i.picture_id, x.*, coalesce(c.saves, 0) saves, first_value(x.owner_id) OVER (PARTITION BY i.picture_id ORDER BY x.pin_id) maker_id
    FROM unnest(${pictureIds}::bigint[]) i(picture_id)
    CROSS JOIN LATERAL (SELECT p.id pin_id, p.owner_id, p.title, p.description, p.alt_text, p.more_words, p_board.name board_name, pic.kind, l.domain, l.price_micros, ${facts} facts
      FROM pins p ${joinsOfPin('p')} JOIN pictures pic ON pic.id = p.picture_id LEFT JOIN links l ON l.id = p.link_id
      WHERE p.picture_id = i.picture_id AND ${isPinShown(strangerViewer, 'p')} ORDER BY p.id LIMIT ${MOST_PINS}) x
    LEFT JOIN picture_counters c ON c.picture_id = i.picture_id) k
    WHERE NOT EXISTS (SELECT FROM blocks b WHERE b.user_id = k.maker_id AND b.blocked_id = k.owner_id)
      AND NOT EXISTS (SELECT FROM blocks b WHERE b.user_id = k.owner_id AND b.blocked_id = k.maker_id)
    ORDER BY picture_id, pin_id`.execute(db);
  return rows;
}

export interface OwnText {
  readonly pin_id: string;
  readonly owner_id: string;
  readonly title: string;
  readonly description: string;
  readonly alt_text: string;
  /** What the picture says. */
  readonly more_words: string | null;
  readonly board_name: string;
  readonly kind: number;
  readonly domain: string | null;
  readonly price_micros: string | null;
  readonly facts: PinFacts;
}

/** Pins as their owner finds them again, secret ones too. */
export async function selectOwnTexts(db: Database, pinIds: readonly string[]): Promise<OwnText[]> {
  const { rows } = await sql<OwnText>`SELECT p.id pin_id, p.owner_id, p.title, p.description, p.alt_text, p.more_words, b.name board_name,
      pic.kind, l.domain, l.price_micros, ${facts} facts
    FROM pins p JOIN boards b ON b.id = p.board_id AND b.deleted_at IS NULL JOIN pictures pic ON pic.id = p.picture_id LEFT JOIN links l ON l.id = p.link_id
    WHERE p.id = ANY(${pinIds}::bigint[]) AND p.deleted_at IS NULL`.execute(db);
  return rows;
}

export interface BoardText {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly followers: number;
}

/** Boards that a stranger would see now. */
export async function selectBoardTexts(db: Database, boardIds: readonly string[]): Promise<BoardText[]> {
  const { rows } = await sql<BoardText>`SELECT b.id, b.name, b.description, coalesce(c.followers, 0) followers
    FROM boards b JOIN users o ON o.id = b.owner_id LEFT JOIN board_counters c ON c.board_id = b.id
    WHERE b.id = ANY(${boardIds}::bigint[]) AND ${boardShown(strangerViewer, 'b', 'o')}`.execute(db);
  return rows;
}

export interface UserText {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly about: string;
  readonly followers: number;
}

/** Active people; private ones are found by name too. */
export async function selectUserTexts(db: Database, userIds: readonly string[]): Promise<UserText[]> {
  const { rows } = await sql<UserText>`SELECT u.id, u.username, u.full_name, u.about, coalesce(c.followers, 0) followers
    FROM users u LEFT JOIN user_counters c ON c.user_id = u.id WHERE u.id = ANY(${userIds}::bigint[]) AND u.state = 0`.execute(db);
  return rows;
}

/** The pictures of pins; of pins that are gone altogether too, where a document knows them. */
export async function selectPicturesOfPins(db: Database, pinIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ picture_id: string }>`SELECT picture_id FROM pins WHERE id = ANY(${pinIds}::bigint[])
    UNION SELECT picture_id FROM search_docs WHERE pin_id = ANY(${pinIds}::bigint[])`.execute(db);
  return rows.map((row) => row.picture_id);
}

/** The pictures of which both people have public pins. */
export async function selectPicturesOfBoth(db: Database, one: string, other: string): Promise<string[]> {
  const { rows } = await sql<{
    picture_id: string;
  }>`SELECT DISTINCT p.picture_id FROM pins p JOIN pins q ON q.picture_id = p.picture_id AND q.owner_id = ${other}
    WHERE p.owner_id = ${one} AND p.audience = 0 AND p.deleted_at IS NULL AND q.audience = 0 AND q.deleted_at IS NULL ORDER BY 1`.execute(
    db,
  );
  return rows.map((row) => row.picture_id);
}

/** The boards of a person whose profile is open; none of one that closed: its owner goes on finding what was found, and reads decide. */
export async function selectOpenBoardsOf(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT b.id FROM boards b JOIN users o ON o.id = b.owner_id
    WHERE b.owner_id = ${userId} AND o.state = 0 AND NOT o.is_private ORDER BY b.id`.execute(db);
  return rows.map((row) => row.id);
}

export async function selectPinsOf(db: Database, of: 'board_id' | 'owner_id', id: string, after: string, most: number) {
  const { rows } = await sql<{ id: string; picture_id: string }>`SELECT id, picture_id FROM pins
    WHERE ${sql.ref(of)} = ${id} AND id > ${after} ORDER BY id LIMIT ${most}`.execute(db);
  return rows;
}
