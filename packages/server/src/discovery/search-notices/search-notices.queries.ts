import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

export interface NoticeWords {
  readonly language: string;
  readonly terms: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly link_url: string;
  readonly link_label: string;
  readonly withholds: boolean;
}

export interface NoticeRow extends NoticeWords {
  readonly notice_id: string;
}

export async function selectNotices(db: Database): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`SELECT id notice_id, language, terms, title, text, link_url, link_label, withholds
    FROM search_notices ORDER BY id`.execute(db);
  return rows;
}

/** Adds a notice, unless there are so many already. */
export async function insertNotice(db: Database, notice: NoticeWords, most: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`INSERT INTO search_notices (language, terms, title, text, link_url, link_label, withholds)
    SELECT ${notice.language}, ${[...notice.terms]}::text[], ${notice.title}, ${notice.text}, ${notice.link_url}, ${notice.link_label}, ${notice.withholds}
    WHERE (SELECT count(*) FROM search_notices) < ${most} RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function updateNotice(db: Database, id: string, notice: NoticeWords): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`UPDATE search_notices SET language = ${notice.language}, terms = ${[...notice.terms]}::text[], title = ${notice.title},
    text = ${notice.text}, link_url = ${notice.link_url}, link_label = ${notice.link_label}, withholds = ${notice.withholds}
    WHERE id = ${id} RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function deleteNotice(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`DELETE FROM search_notices WHERE id = ${id} RETURNING id`.execute(db);
  return rows.length > 0;
}
