import { sql, type RawBuilder } from 'kysely';
import type { StoryContent } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { Database } from '../../core/database/database.ts';
import { strangerViewer, type SignedInViewer } from '../../endpoints/viewer.ts';
import { draftColumns, publishing, queueDrafts, type DraftContent, type DraftRow } from '../pin-drafts/index.ts';
import { storyThings, type ThingsJson } from './story-things.queries.ts';

/** A draft of an idea pin; `content` is what is said of the pin beside its pages. */
export interface StoryDraftRow extends DraftRow {
  readonly story: StoryContent;
  readonly things: ThingsJson;
  readonly edits_pin_id: string | null;
}

function storyColumns(viewer: SignedInViewer): RawBuilder<unknown> {
  return sql`${draftColumns(viewer)}, d.story, d.edits_pin_id,
    ${storyThings(viewer, sql.ref('d.story'), { draftId: sql.ref('d.id') })} things`;
}

export async function selectStoryDraft(db: Database, viewer: SignedInViewer, id: string): Promise<StoryDraftRow | undefined> {
  const { rows } = await sql<StoryDraftRow>`SELECT ${storyColumns(viewer)} FROM pin_drafts d
    WHERE d.user_id = ${viewer.userId} AND d.id = ${id} AND d.story IS NOT NULL`.execute(db);
  return rows[0];
}

/** What the blocks of a draft speak of and anyone may see. */
export async function selectPublicThings(db: Database, id: string): Promise<ThingsJson> {
  const { rows } = await sql<{ things: ThingsJson }>`SELECT
    ${storyThings(strangerViewer, sql.ref('d.story'), { draftId: sql.ref('d.id') })} things FROM pin_drafts d WHERE d.id = ${id}`.execute(
    db,
  );
  return rows[0]!.things;
}

/** The same, kept from changing until the transaction ends. */
export async function lockStoryDraft(db: Database, viewer: SignedInViewer, id: string): Promise<StoryDraftRow | undefined> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM pin_drafts
    WHERE user_id = ${viewer.userId} AND id = ${id} AND story IS NOT NULL FOR UPDATE`.execute(db);
  return rows.length === 0 ? undefined : selectStoryDraft(db, viewer, id);
}

export interface StorySummaryRow {
  readonly id: string;
  readonly creation_id: string;
  readonly version: number;
  readonly edits_pin_id: string | null;
  readonly title: string;
  readonly page_count: number;
  readonly cover: StoryContent['pages'][number] | null;
  readonly cover_signature: string | null;
  readonly updated_at: Date;
}

/** What the viewer is making, the one touched last first. */
export async function selectStoryDrafts(db: Database, viewer: SignedInViewer): Promise<StorySummaryRow[]> {
  const { rows } =
    await sql<StorySummaryRow>`SELECT d.id, d.creation_id, d.version, d.edits_pin_id, d.story #>> '{metadata,pinTitle}' AS title,
      jsonb_array_length(d.story->'pages') AS page_count, c.page AS cover, (SELECT encode(i.signature, 'hex') FROM picture_holds h
        JOIN pictures i ON i.id = h.picture_id WHERE h.draft_id = d.id AND encode(i.signature, 'hex') = c.page #>> '{media,signature}') AS cover_signature,
      d.updated_at
    FROM pin_drafts d LEFT JOIN LATERAL (SELECT p.page FROM jsonb_array_elements(d.story->'pages') WITH ORDINALITY p(page, at)
      ORDER BY p.page->>'id' = d.story->>'coverPageId' DESC NULLS LAST, p.at LIMIT 1) c ON true
    WHERE d.user_id = ${viewer.userId} AND d.pin_id IS NULL AND d.story IS NOT NULL ORDER BY d.updated_at DESC, d.id DESC`.execute(db);
  return rows;
}

export interface NewStoryDraft {
  readonly creationId: string;
  readonly story: StoryContent;
  readonly content: DraftContent;
  readonly boardId: string | null;
  readonly sectionId: string | null;
  readonly editsPinId: string | null;
}

/** Makes a draft behind the person's others, or finds the one that was made before; undefined where they have so many already. */
export async function insertStoryDraft(
  db: Database,
  userId: string,
  { creationId, story, content, boardId, sectionId, editsPinId }: NewStoryDraft,
  most: number,
): Promise<{ id: string; is_new: boolean } | undefined> {
  await queueDrafts(db, userId);
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    WITH known AS (SELECT id FROM pin_drafts WHERE user_id = ${userId} AND creation_id = ${creationId} AND story IS NOT NULL),
    made AS (INSERT INTO pin_drafts (user_id, creation_id, content, board_id, section_id, story, edits_pin_id)
      SELECT ${userId}, ${creationId}, ${JSON.stringify(content)}::jsonb, ${boardId}, ${sectionId}, ${JSON.stringify(story)}::jsonb, ${editsPinId}
      WHERE NOT EXISTS (SELECT 1 FROM known)
        AND (SELECT count(*) FROM pin_drafts WHERE user_id = ${userId} AND pin_id IS NULL AND scheduled_at IS NULL AND story IS NOT NULL) < ${most}
      -- Another tab may make it at the same moment: then it is known.
      ON CONFLICT (user_id, creation_id) DO UPDATE SET creation_id = excluded.creation_id RETURNING id, xmax = 0 AS is_new)
    SELECT id, false AS is_new FROM known UNION ALL SELECT id, is_new FROM made`.execute(db);
  return rows[0];
}

export interface StoryDraftChange {
  readonly story: StoryContent;
  readonly content: DraftContent;
  /** Absent where they stay. */
  readonly boardId?: string | null;
  readonly sectionId?: string | null;
}

/** Changes a draft that is not published; false where its version is another one by now. */
export async function updateStoryDraft(
  db: Database,
  id: string,
  version: number,
  { story, content, boardId, sectionId }: StoryDraftChange,
): Promise<boolean> {
  const place = boardId === undefined ? sql`board_id` : sql`${boardId}::bigint`;
  // A section stands in its board alone, so another board takes it away.
  const kept = boardId === undefined ? sql`section_id` : sql`CASE WHEN board_id = ${boardId}::bigint THEN section_id END`;
  const part = sectionId === undefined ? kept : sql`${sectionId}::bigint`;
  const { rows } = await sql<{
    id: string;
  }>`UPDATE pin_drafts SET story = ${JSON.stringify(story)}::jsonb, content = content || ${JSON.stringify(content)}::jsonb,
      board_id = ${place}, section_id = ${part}, version = version + 1, updated_at = now(), trouble = NULL,
      publishing_status = ${publishing.notAttempted}, tries = 0
    WHERE id = ${id} AND pin_id IS NULL AND version = ${version} RETURNING id`.execute(db);
  return rows.length > 0;
}

export async function deleteStoryDraft(db: Database, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`DELETE FROM pin_drafts WHERE id = ${id} AND user_id = ${userId} AND pin_id IS NULL AND story IS NOT NULL
    RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Pictures of these signatures that this person brought, or that one of these holds already. */
export async function selectUsablePictures(
  db: Database,
  userId: string,
  { signatures, draftId, pinId }: { signatures: readonly string[]; draftId: string; pinId: string | null },
): Promise<string[]> {
  if (signatures.length === 0) return [];
  const { rows } = await sql<{ id: string }>`SELECT i.id FROM pictures i
    WHERE i.signature IN (SELECT decode(s, 'hex') FROM unnest(${signatures}::text[]) s) AND (
      EXISTS (SELECT 1 FROM picture_uploads u WHERE u.picture_id = i.id AND u.user_id = ${userId})
      OR EXISTS (SELECT 1 FROM picture_holds h WHERE h.picture_id = i.id AND (h.draft_id = ${draftId} OR h.pin_id = ${pinId}::bigint)))`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
