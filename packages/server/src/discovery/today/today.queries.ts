import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { isBoardListed, isPinListed, joinsOfPin } from '../pin-rules/index.ts';
import { LIST_TOP, type ListCursor } from '../../endpoints/read-page.ts';

/** A part of an article as it is kept. */
export type KeptBlock =
  { kind: 'heading' | 'text'; text: string } | { kind: 'pins'; pin_ids: string[] } | { kind: 'board'; board_id: string };

export interface ArticleRow {
  readonly id: string;
  readonly editor_id: string | null;
  readonly title: string;
  readonly lead: string;
  readonly term: string;
  readonly language: string;
  readonly country: string | null;
  readonly shop: boolean;
  readonly article_type: number;
  readonly cover_pin_id: string | null;
  readonly translation_of: string | null;
  readonly blocks: readonly KeptBlock[];
  readonly published_at: Date | null;
  readonly is_out: boolean;
  /** When it was published, or made while it is a draft, in microseconds: what lists are ordered by. */
  readonly at: string;
  /** When it was saved last, in microseconds. */
  readonly version: string;
}

const isOut = sql<boolean>`(a.published_at IS NOT NULL AND a.published_at <= now())`;
const outAt = sql`(extract(epoch FROM a.published_at) * 1000000)::bigint`;
const listedAt = sql`(extract(epoch FROM coalesce(a.published_at, a.created_at)) * 1000000)::bigint`;
const version = sql<string>`(extract(epoch FROM a.modified_at) * 1000000)::bigint`;
const madeAt = sql`(extract(epoch FROM a.created_at) * 1000000)::bigint`;

function articleColumns(at: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`a.id, a.editor_id, a.title, a.lead, a.term, a.language, a.country, a.shop, a.article_type, a.cover_pin_id, a.translation_of, a.blocks,
    a.published_at, ${isOut} is_out, ${at} at, ${version} version`;
}

/** Which articles are for a reader. */
export interface ArticleReader {
  readonly language: string;
  readonly country: string;
}

/**
 * One page of the articles that are out in a language, for all or for the reader's country, newest first. Where a language has
 * none, English ones stand in.
 */
export async function selectArticlesOut(
  db: Database,
  { language, country }: ArticleReader,
  { after, size }: { after: ListCursor | null; size: number },
): Promise<ArticleRow[]> {
  const { at, id } = after ?? LIST_TOP;
  const isFor = (alias: string) => sql`(${sql.ref(`${alias}.country`)} IS NULL OR ${sql.ref(`${alias}.country`)} = ${country})`;
  const { rows } = await sql<ArticleRow>`SELECT ${articleColumns(outAt)} FROM articles a
    WHERE ${isOut} AND ${isFor('a')} AND (${outAt}, a.id) < (${at}::bigint, ${id}::bigint)
      AND a.language = CASE WHEN EXISTS (SELECT 1 FROM articles o WHERE o.language = ${language} AND o.published_at <= now() AND ${isFor('o')})
        THEN ${language} ELSE 'en' END
    ORDER BY a.published_at DESC, a.id DESC LIMIT ${size}`.execute(db);
  return rows;
}

/** One page of all articles, the newest first: by when they are out, and drafts by when they were made. */
export async function selectAllArticles(db: Database, { after, size }: { after: ListCursor | null; size: number }): Promise<ArticleRow[]> {
  const { at, id } = after ?? LIST_TOP;
  const { rows } = await sql<ArticleRow>`SELECT ${articleColumns(listedAt)} FROM articles a
    WHERE (${listedAt}, a.id) < (${at}::bigint, ${id}::bigint) ORDER BY coalesce(a.published_at, a.created_at) DESC, a.id DESC LIMIT ${size}`.execute(
    db,
  );
  return rows;
}

/** An article that is out; for editors one that is not, too. */
export async function selectArticle(db: Database, id: string, { mayReadDrafts }: { mayReadDrafts: boolean }): Promise<ArticleRow | null> {
  const { rows } = await sql<ArticleRow>`SELECT ${articleColumns(madeAt)} FROM articles a
    WHERE a.id = ${id} AND (${isOut} OR ${mayReadDrafts})`.execute(db);
  return rows[0] ?? null;
}

/** What the address of an article is made of. */
export type NamedArticle = Pick<ArticleRow, 'id' | 'title' | 'shop' | 'article_type'>;

/** The newest article that is out and shows a pin, by the SQL reference of its id; one in this language before all others. */
export function articleShowing(pinId: RawBuilder<unknown>, language: string): RawBuilder<NamedArticle> {
  return sql<NamedArticle>`(SELECT json_build_object('id', a.id::text, 'title', a.title, 'shop', a.shop, 'article_type', a.article_type)
    FROM articles a WHERE a.blocks @> jsonb_build_array(jsonb_build_object('kind', 'pins', 'pin_ids', jsonb_build_array(${pinId}::text))) AND ${isOut}
    ORDER BY a.language = ${language} DESC, a.published_at DESC LIMIT 1)`;
}

/** What an editor may change of an article. */
export type ArticleChanges = Partial<
  Pick<
    ArticleRow,
    | 'title'
    | 'lead'
    | 'term'
    | 'language'
    | 'country'
    | 'shop'
    | 'article_type'
    | 'cover_pin_id'
    | 'translation_of'
    | 'blocks'
    | 'published_at'
  >
>;

export async function insertArticle(
  db: Database,
  editorId: string,
  { blocks = [], title = '', ...changes }: ArticleChanges,
): Promise<string> {
  const { id } = await db
    .insertInto('articles')
    .values({ ...changes, title, editor_id: editorId, blocks: JSON.stringify(blocks) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the changes of an article; `false` where it is gone, or newer than the version that its editor saw. */
export async function updateArticle(
  db: Database,
  { id, seenVersion }: { id: string; seenVersion: string | undefined },
  { blocks, ...changes }: ArticleChanges,
): Promise<boolean> {
  const written = await db
    .updateTable('articles as a')
    .set({ ...changes, ...(blocks && { blocks: JSON.stringify(blocks) }), modified_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .$if(seenVersion !== undefined, (query) => query.where(version, '=', seenVersion!))
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

export async function deleteArticle(db: Database, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('articles').where('id', '=', id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Deletes an article in which nobody saved anything since it was made; `false` where somebody did. */
export async function deleteUntouched(db: Database, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('articles').where('id', '=', id).whereRef('modified_at', '=', 'created_at').executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Those of some pins that an article may show: everybody may find them, machines too. */
export async function selectListedPins(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`SELECT p.id FROM pins p ${joinsOfPin('p')}
    WHERE p.id = ANY(${ids}::bigint[]) AND ${isPinListed('p')} ORDER BY array_position(${ids}::bigint[], p.id)`.execute(db);
  return rows.map((row) => row.id);
}

/** Those of some boards that an article may show. */
export async function selectListedBoards(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`SELECT b.id FROM boards b JOIN users o ON o.id = b.owner_id
    WHERE b.id = ANY(${ids}::bigint[]) AND ${isBoardListed('b', 'o')} ORDER BY array_position(${ids}::bigint[], b.id)`.execute(db);
  return rows.map((row) => row.id);
}

/** The newest pins of boards, those of the first board first. */
export async function selectPinsOfBoards(db: Database, boardIds: readonly string[], most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT x.id FROM unnest(${boardIds}::bigint[]) WITH ORDINALITY b(id, at)
    CROSS JOIN LATERAL (SELECT p.id FROM pins p ${joinsOfPin('p')}
      WHERE p.board_id = b.id AND p.audience = 0 AND p.deleted_at IS NULL AND ${isPinListed('p')} ORDER BY p.id DESC LIMIT ${most}) x
    ORDER BY b.at, x.id DESC`.execute(db);
  return rows.map((row) => row.id);
}

/** Leaves published articles without a name when their editor goes; what was never out goes too. */
export async function forgetArticlesOf(db: Database, userId: string): Promise<void> {
  await sql`DELETE FROM articles WHERE editor_id = ${userId} AND (published_at IS NULL OR published_at > now())`.execute(db);
  await sql`UPDATE articles SET editor_id = NULL WHERE editor_id = ${userId}`.execute(db);
  await db.deleteFrom('editors').where('user_id', '=', userId).execute();
}

export async function selectArticlesForExport(db: Database, userId: string) {
  return db
    .selectFrom('articles')
    .select(['id', 'title', 'lead', 'term', 'language', 'blocks', 'published_at', 'created_at'])
    .where('editor_id', '=', userId)
    .orderBy('id')
    .execute();
}
