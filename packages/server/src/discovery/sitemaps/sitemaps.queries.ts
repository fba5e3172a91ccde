import type { ArticlePlace } from '@bowerbird/domain/discovery/articles.ts';
import type { VideoFacts } from '@bowerbird/domain/media/videos.ts';
import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { isBoardListed, isPinListed, isUserListed, joinsOfPin } from '../pin-rules/index.ts';

/** Where a page of a walk over a whole table goes on. */
export interface WalkPage {
  readonly after: string;
  readonly size: number;
}

export interface PinPlaceRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly created_at: Date;
  readonly signature: string;
  readonly video: VideoFacts | null;
}

/** Pins that machines may list, oldest first; a save shows the picture of its first pin, which is listed alone. */
export async function selectPinPlaces(db: Database, { after, size }: WalkPage): Promise<PinPlaceRow[]> {
  const { rows } = await sql<PinPlaceRow>`
    SELECT p.id, p.title, p.description, p.created_at, encode(i.signature, 'hex') AS signature, i.video
    FROM pins p ${joinsOfPin('p')} JOIN pictures i ON i.id = p.picture_id
    WHERE p.id > ${after} AND p.via_pin_id IS NULL AND ${isPinListed('p')} ORDER BY p.id LIMIT ${size}`.execute(db);
  return rows;
}

export interface BoardPlaceRow {
  readonly id: string;
  readonly username: string;
  readonly slug: string;
  readonly modified_at: Date;
}

/** Boards that machines may list, and that hold something. */
export async function selectBoardPlaces(db: Database, { after, size }: WalkPage): Promise<BoardPlaceRow[]> {
  const { rows } = await sql<BoardPlaceRow>`
    SELECT b.id, o.username, b.slug, b.modified_at
    FROM boards b JOIN users o ON o.id = b.owner_id JOIN board_counters c ON c.board_id = b.id
    WHERE b.id > ${after} AND c.pins > 0 AND ${isBoardListed('b', 'o')} ORDER BY b.id LIMIT ${size}`.execute(db);
  return rows;
}

export interface TopicPlaceRow {
  readonly id: string;
  readonly slug: string;
}

/** Topics of which there is something to show. */
export async function selectTopicPlaces(db: Database, { after, size }: WalkPage): Promise<TopicPlaceRow[]> {
  const { rows } = await sql<TopicPlaceRow>`
    SELECT t.id, t.slug FROM topics t WHERE t.id > ${after} AND NOT t.is_hidden AND t.successor_id IS NULL
      AND EXISTS (SELECT 1 FROM picture_topics x JOIN pins p ON p.id = x.pin_id ${joinsOfPin('p')} WHERE x.topic_id = t.id AND ${isPinListed('p')})
    ORDER BY t.id LIMIT ${size}`.execute(db);
  return rows;
}

export interface ArticlePlaceRow {
  readonly id: string;
  readonly title: string;
  readonly shop: boolean;
  readonly article_type: number;
  readonly modified_at: Date;
  /** The article in every language that it is out in, itself too. */
  readonly translations: (ArticlePlace & { readonly language: string; readonly country: string | null })[];
}

/** Articles that are out. */
export async function selectArticlePlaces(db: Database, { after, size }: WalkPage): Promise<ArticlePlaceRow[]> {
  const { rows } = await sql<ArticlePlaceRow>`
    SELECT a.id, a.title, a.shop, a.article_type, a.modified_at,
      (SELECT json_agg(json_build_object('id', t.id::text, 'title', t.title, 'shop', t.shop, 'article_type', t.article_type,
          'language', t.language, 'country', t.country) ORDER BY t.language, t.country NULLS FIRST)
        FROM articles t WHERE coalesce(t.translation_of, t.id) = coalesce(a.translation_of, a.id) AND t.published_at <= now()) translations
    FROM articles a
    WHERE a.id > ${after} AND a.published_at <= now() ORDER BY a.id LIMIT ${size}`.execute(db);
  return rows;
}

export interface PersonPlaceRow {
  readonly id: string;
  readonly username: string;
}

/** People whom machines may list, and who have something to show. */
export async function selectPersonPlaces(db: Database, { after, size }: WalkPage): Promise<PersonPlaceRow[]> {
  const { rows } = await sql<PersonPlaceRow>`
    SELECT u.id, u.username FROM users u JOIN user_counters c ON c.user_id = u.id
    WHERE u.id > ${after} AND c.pins_public + c.boards_public > 0 AND ${isUserListed('u')} ORDER BY u.id LIMIT ${size}`.execute(db);
  return rows;
}
