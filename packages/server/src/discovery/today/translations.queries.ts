import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** Where an article stands in a language. */
export interface TranslationRow {
  readonly id: string;
  readonly title: string;
  readonly shop: boolean;
  readonly article_type: number;
  readonly language: string;
  readonly country: string | null;
}

/** The article that stands for an article's group, which may be itself; `null` where there is no such article. */
export async function selectOriginal(db: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ original: string }>`SELECT coalesce(translation_of, id) original FROM articles WHERE id = ${id}`.execute(db);
  return rows[0]?.original ?? null;
}

/** Takes those who translate an article along to another group. */
export async function moveTranslations(trx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await trx.updateTable('articles').set({ translation_of: to }).where('translation_of', '=', from).execute();
}

/** An article in every language that it is out in, itself too. The one for everybody of a language stands before those of countries. */
export async function selectTranslationsOut(db: Database, id: string): Promise<TranslationRow[]> {
  const { rows } = await sql<TranslationRow>`SELECT a.id, a.title, a.shop, a.article_type, a.language, a.country FROM articles a
    WHERE coalesce(a.translation_of, a.id) = (SELECT coalesce(o.translation_of, o.id) FROM articles o WHERE o.id = ${id})
      AND a.published_at <= now() ORDER BY a.language, a.country NULLS FIRST`.execute(db);
  return rows;
}
