import { sql } from 'kysely';
import type { Database } from '../../../core/database/database.ts';

/** Notes a file that is being kept; nothing where its person has too many that wait, or too much on the disk. */
export async function insertUpload(
  db: Database,
  upload: { userId: string; name: string; bytes: number; most: number; mostBytes: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO import_uploads (user_id, name, bytes) SELECT ${upload.userId}, ${upload.name}, ${upload.bytes}
    WHERE (SELECT count(*) FROM import_uploads WHERE user_id = ${upload.userId}) < ${upload.most}
      AND (SELECT coalesce(sum(bytes), 0) FROM import_uploads WHERE user_id = ${upload.userId})
        + (SELECT coalesce(sum(bytes), 0) FROM imports WHERE user_id = ${upload.userId} AND file IS NOT NULL)
        + ${upload.bytes}::bigint <= ${upload.mostBytes}::bigint RETURNING id`.execute(db);
  return rows[0]?.id;
}

/** Makes an import of a person's own upload, which can be used once; gives its id. */
export async function turnIntoImport(
  db: Database,
  { userId, uploadId, format }: { userId: string; uploadId: string; format: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    WITH u AS (DELETE FROM import_uploads WHERE id = ${uploadId} AND user_id = ${userId} RETURNING id, name, bytes)
    INSERT INTO imports (user_id, file, name, bytes, format) SELECT ${userId}, u.id::text, u.name, u.bytes, ${format} FROM u RETURNING id`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Forgets uploads that nobody used for a day; gives their files. */
export async function dropOldUploads(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`DELETE FROM import_uploads WHERE created_at < now() - interval '1 day' RETURNING id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The files that rows still name, and those that addresses are read into, as `unfinishedFile` names them. */
export async function selectKnownFiles(db: Database): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    SELECT id::text AS file FROM import_uploads UNION ALL SELECT file || '' FROM imports WHERE file IS NOT NULL
    UNION ALL SELECT 'address-' || id || '.part' FROM imports WHERE address IS NOT NULL`.execute(db);
  return rows.map(({ file }) => file);
}
