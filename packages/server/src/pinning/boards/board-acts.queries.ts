import { sql } from 'kysely';
import type { BoardActKind } from '@bowerbird/domain/pinning/board-acts.ts';
import type { Database } from '../../core/database/database.ts';

/** What somebody did on a board, with what undoing needs. */
export interface BoardAct {
  readonly kind: BoardActKind;
  readonly boardId: string;
  readonly userId: string;
  readonly pinId?: string;
  readonly sectionId?: string | null;
  readonly fromBoardId?: string;
  readonly fromSectionId?: string | null;
  readonly aboutUserId?: string;
  readonly oldName?: string;
  readonly newName?: string;
}

/** Keeps what was done for the people of these boards, where several keep them. It does so in the transaction of the act. */
export async function noteActs(trx: Database, acts: readonly BoardAct[]): Promise<void> {
  if (acts.length === 0) return;
  await sql`INSERT INTO board_acts (board_id, user_id, kind, pin_id, section_id, from_board_id, from_section_id, about_user_id, old_name, new_name)
    SELECT b.id, a."userId", a.kind, a."pinId", a."sectionId", a."fromBoardId", a."fromSectionId", a."aboutUserId", a."oldName", a."newName"
    FROM jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) a("boardId" bigint, "userId" bigint, kind text, "pinId" bigint, "sectionId" bigint,
      "fromBoardId" bigint, "fromSectionId" bigint, "aboutUserId" bigint, "oldName" text, "newName" text)
      JOIN boards b ON b.id = a."boardId" AND b.is_collaborative`.execute(trx);
}

/** Marks what was done as undone, where it was done by deleting these pins or this section. */
export async function markRestored(
  trx: Database,
  restored: { readonly pinIds: readonly string[] } | { readonly sectionId: string },
): Promise<void> {
  const isIt =
    'sectionId' in restored
      ? sql`section_id = ${restored.sectionId} AND kind = 'section_removed'`
      : sql`pin_id = ANY(${restored.pinIds}::bigint[]) AND kind = 'pin_removed'`;
  await sql`UPDATE board_acts SET undone_at = now() WHERE ${isIt} AND undone_at IS NULL`.execute(trx);
}
