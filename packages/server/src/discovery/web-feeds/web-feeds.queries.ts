import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { isBoardListed, isPinListed, isUserListed, joinsOfPin } from '../pin-rules/index.ts';

/** What a feed is of: a person, or one of their boards. */
export interface FeedSubjectRow {
  readonly id: string;
  readonly username: string;
  readonly full_name: string;
  readonly about: string;
  readonly changed_at: Date;
}

export interface BoardSubjectRow extends FeedSubjectRow {
  readonly name: string;
  readonly slug: string;
}

export interface FeedPinRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly alt_text: string;
  readonly created_at: Date;
  readonly signature: string;
  readonly board_name: string;
  readonly pinner_name: string;
  readonly pinner_username: string;
}

/** A person by their username, if machines may be told of them. */
export async function selectPerson(db: Database, username: string): Promise<FeedSubjectRow | undefined> {
  const { rows } = await sql<FeedSubjectRow>`
    SELECT u.id, u.username, u.full_name, u.about, u.created_at AS changed_at
    FROM users u WHERE lower(u.username) = lower(${username}) AND ${isUserListed('u')}`.execute(db);
  return rows[0];
}

/** A board by its address, if machines may be told of it. */
export async function selectBoard(db: Database, username: string, slug: string): Promise<BoardSubjectRow | undefined> {
  const { rows } = await sql<BoardSubjectRow>`
    SELECT b.id, b.name, b.slug, b.description AS about, b.modified_at AS changed_at, o.username, o.full_name
    FROM boards b JOIN users o ON o.id = b.owner_id
    WHERE lower(o.username) = lower(${username}) AND b.slug = ${slug} AND ${isBoardListed('b', 'o')}`.execute(db);
  return rows[0];
}

export interface TopicSubjectRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** A topic by its id, or its successor, with its English name: a feed is the same for everybody. */
export async function selectTopic(db: Database, id: string): Promise<TopicSubjectRow | undefined> {
  const { rows } =
    await sql<TopicSubjectRow>`SELECT t.id, t.slug, n.name FROM topics a JOIN topics t ON t.id = coalesce(a.successor_id, a.id)
    JOIN topic_names n ON n.topic_id = t.id AND n.language = 'en' WHERE a.id::text = ${id} AND NOT t.is_hidden AND t.successor_id IS NULL`.execute(
      db,
    );
  return rows[0];
}

/** So many of a topic's newest pictures are looked at, of which some may not be listed. */
const NEWEST_OF_TOPIC = 300;

/** The newest pins of a topic that machines may be told of. */
export function selectPinsOfTopic(db: Database, topicId: string, most: number): Promise<FeedPinRow[]> {
  const newest = sql`SELECT x.pin_id FROM picture_topics x WHERE x.topic_id = ${topicId} ORDER BY x.pin_id DESC LIMIT ${NEWEST_OF_TOPIC}`;
  return selectPins(db, sql`p.id = ANY(ARRAY(${newest}))`, most);
}

/** The newest pins of a person that machines may be told of. */
export function selectPinsOfPerson(db: Database, userId: string, most: number): Promise<FeedPinRow[]> {
  return selectPins(db, sql`p.owner_id = ${userId}`, most);
}

/** The newest pins on a board that machines may be told of. */
export function selectPinsOfBoard(db: Database, boardId: string, most: number): Promise<FeedPinRow[]> {
  return selectPins(db, sql`p.board_id = ${boardId}`, most);
}

async function selectPins(db: Database, where: RawBuilder<unknown>, most: number): Promise<FeedPinRow[]> {
  const { rows } = await sql<FeedPinRow>`
    SELECT p.id, p.title, p.description, p.alt_text, p.created_at, encode(i.signature, 'hex') AS signature, p_board.name AS board_name,
      p_owner.full_name AS pinner_name, p_owner.username AS pinner_username
    FROM pins p ${joinsOfPin('p')} JOIN pictures i ON i.id = p.picture_id
    WHERE ${where} AND ${isPinListed('p')} ORDER BY p.id DESC LIMIT ${most}`.execute(db);
  return rows;
}
