import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

/** By which rules documents are made; one more makes all of them anew, a batch at a time. */
export const DOCUMENT_VERSION = 5;

export interface PictureDocument {
  readonly picture_id: string;
  readonly pin_id: string;
  readonly quality: number;
  readonly kind: number;
  readonly price_micros: string | null;
  readonly tsv: string;
  readonly marks: readonly string[];
}

/** One process at a time counts the vocabulary: it is a difference between two documents. */
export async function lockIndex(trx: Database): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('search-index', 0))`.execute(trx);
}

/** What is searched, as the vocabulary counts its words apart. */
const vocabularyOf = { picture: 0, board: 1, user: 2 } as const;
export type Documented = keyof typeof vocabularyOf;

const documentTables = { picture: 'search_docs', board: 'board_docs', user: 'user_docs' } as const;

/** The words that the stored documents of pictures, boards or people hold, marks left out. */
export async function selectStoredWords(db: Database, kind: Documented, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    word: string;
  }>`SELECT w.word FROM ${sql.table(documentTables[kind])} d CROSS JOIN LATERAL unnest(tsvector_to_array(d.tsv)) w(word)
    WHERE ${sql.ref(`d.${kind}_id`)} = ANY(${ids}::bigint[]) AND position(':' IN w.word) = 0`.execute(db);
  return rows.map((row) => row.word);
}

export async function storePictureDocuments(
  db: Database,
  pictureIds: readonly string[],
  documents: readonly PictureDocument[],
): Promise<void> {
  const kept = documents.map((document) => document.picture_id);
  await sql`DELETE FROM search_docs WHERE picture_id = ANY(${pictureIds}::bigint[]) AND picture_id <> ALL(${kept}::bigint[])`.execute(db);
  if (documents.length === 0) return;
  await sql`INSERT INTO search_docs (picture_id, pin_id, quality, kind, price_micros, tsv, marks, version, twin_of)
    SELECT picture_id, pin_id, quality, kind, price_micros, tsv::tsvector, marks, ${DOCUMENT_VERSION}, (SELECT i.twin_of FROM pictures i WHERE i.id = picture_id)
    FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      d(picture_id bigint, pin_id bigint, quality int, kind smallint, price_micros bigint, tsv text, marks text[])
    ON CONFLICT (picture_id) DO UPDATE SET pin_id = excluded.pin_id, quality = excluded.quality, kind = excluded.kind,
      price_micros = excluded.price_micros, tsv = excluded.tsv, marks = excluded.marks, version = excluded.version, twin_of = excluded.twin_of`.execute(
    db,
  );
}

/** Adds to the number of documents that hold each word; a word that no document holds is forgotten, and so are its deletions. */
export async function changeVocabulary(db: Database, kind: Documented, changes: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...changes].filter(([, by]) => by !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (rows.length === 0) return;
  const corpus = sql`${vocabularyOf[kind]}::smallint`;
  await sql`INSERT INTO vocabulary AS v (corpus, word, docs) SELECT ${corpus}, * FROM unnest(${rows.map(([word]) => word)}::text[], ${rows.map(([, by]) => by)}::int[])
    ON CONFLICT (corpus, word) DO UPDATE SET docs = v.docs + excluded.docs`.execute(db);
  const words = rows.map(([word]) => word);
  await sql`WITH gone AS (DELETE FROM vocabulary WHERE corpus = ${corpus} AND word = ANY(${words}::text[]) AND docs <= 0 RETURNING word)
    DELETE FROM vocabulary_deletions d USING gone WHERE d.corpus = ${corpus} AND d.word = gone.word AND d.key = ANY(ARRAY(SELECT left(gone.word, n) || substr(gone.word, n + 2)
      FROM generate_series(0, length(gone.word)) n))`.execute(db);
  const added = rows.filter(([word, by]) => by > 0 && isCorrectable(word)).map(([word]) => word);
  await sql`INSERT INTO vocabulary_deletions (corpus, key, word) SELECT DISTINCT ${corpus}, left(w, n) || substr(w, n + 2), w
    FROM unnest(${added}::text[]) w CROSS JOIN LATERAL generate_series(0, length(w)) n ON CONFLICT DO NOTHING`.execute(db);
}

/** Words of 4 to 20 letters are worth correcting to; shorter ones are too near to each other. */
function isCorrectable(word: string): boolean {
  return /^\p{L}{4,20}$/u.test(word);
}

export interface OwnDocument extends Pick<PictureDocument, 'pin_id' | 'price_micros' | 'tsv' | 'marks'> {
  readonly owner_id: string;
}

export async function storeOwnDocuments(db: Database, pinIds: readonly string[], documents: readonly OwnDocument[]): Promise<void> {
  await sql`DELETE FROM own_docs WHERE pin_id = ANY(${pinIds}::bigint[])`.execute(db);
  await sql`INSERT INTO own_docs (pin_id, owner_id, tsv, marks, price_micros, version)
    SELECT pin_id, owner_id, tsv::tsvector, marks, price_micros, ${DOCUMENT_VERSION}
    FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      d(pin_id bigint, owner_id bigint, tsv text, marks text[], price_micros bigint) ON CONFLICT DO NOTHING`.execute(db);
}

/** Replaces the documents of boards or people: what is not among `documents` goes. */
export async function storeDocuments(
  db: Database,
  kind: 'board' | 'user',
  ids: readonly string[],
  documents: readonly { id: string; quality: number; tsv: string }[],
): Promise<void> {
  const table = sql.table(documentTables[kind]);
  const key = sql.ref(`${kind}_id`);
  const kept = documents.map((document) => document.id);
  await sql`DELETE FROM ${table} WHERE ${key} = ANY(${ids}::bigint[]) AND ${key} <> ALL(${kept}::bigint[])`.execute(db);
  await sql`INSERT INTO ${table} (${key}, quality, tsv, version) SELECT id, quality, tsv::tsvector, ${DOCUMENT_VERSION}
    FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) d(id bigint, quality int, tsv text)
    ON CONFLICT (${key}) DO UPDATE SET quality = excluded.quality, tsv = excluded.tsv, version = excluded.version`.execute(db);
}

const outdatable = {
  own: ['own_docs', 'pin_id'],
  picture: ['search_docs', 'picture_id'],
  board: ['board_docs', 'board_id'],
  user: ['user_docs', 'user_id'],
} as const;

/** Documents of one kind that older rules made, or whose facts have changed. */
export async function selectOldDocuments(db: Database, kind: keyof typeof outdatable, most: number): Promise<string[]> {
  const [table, id] = outdatable[kind];
  const { rows } = await sql<{ id: string }>`SELECT ${sql.ref(id)} id FROM ${sql.table(table)}
    WHERE version < ${DOCUMENT_VERSION} ORDER BY version, ${sql.ref(id)} LIMIT ${most}`.execute(db);
  return rows.map((row) => row.id);
}

/** Lets the documents of pictures, and of their pins, be made anew soon. */
export async function outdateDocuments(db: Database, pictureIds: readonly string[]): Promise<void> {
  await sql`WITH own AS (UPDATE own_docs o SET version = 0 FROM pins p WHERE p.picture_id = ANY(${pictureIds}::bigint[]) AND p.id = o.pin_id)
    UPDATE search_docs SET version = 0 WHERE picture_id = ANY(${pictureIds}::bigint[])`.execute(db);
}

/** What is suggested while typing: titles of pictures, boards, people. */
export const suggestionKinds = { title: 0, board: 1, user: 2, username: 3 } as const;

export interface Suggestion {
  readonly target: string;
  readonly display: string;
  readonly norm: string;
  readonly weight: number;
}

/** Replaces the suggestions of one kind for these targets. */
export async function storeSuggestions(
  db: Database,
  kind: number,
  targets: readonly string[],
  suggestions: readonly Suggestion[],
): Promise<void> {
  await sql`DELETE FROM suggestions WHERE kind = ${kind} AND target = ANY(${targets}::bigint[])`.execute(db);
  await sql`INSERT INTO suggestions (kind, target, display, norm, weight) SELECT ${kind}::smallint, target, display, norm, weight
    FROM jsonb_to_recordset(${JSON.stringify(suggestions)}::jsonb) d(target bigint, display text, norm text, weight int)
    ON CONFLICT DO NOTHING`.execute(db);
}
