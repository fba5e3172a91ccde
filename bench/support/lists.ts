import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { features } from '@bowerbird/server/instance/features.ts';
import { sql } from 'kysely';
import type { OwnedThings } from './owner.ts';

/** What the calls of a filled database are about: each is the largest of its kind. */
export interface ListSubjects {
  readonly pinId: string;
  readonly board: { readonly id: string; readonly slug: string; readonly username: string };
  readonly author: string;
  /** Who most people follow. */
  readonly followed: string;
  /** A section of the viewer's own. */
  readonly sectionId: string;
  readonly sectionBoardId: string;
}

/** Finds the subjects in a filled database, and makes the viewer's section if it is not there. */
export async function findListSubjects(databaseUrl: string, viewer: string): Promise<ListSubjects> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bench' });
  const first = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows[0]!;
  try {
    const pin = await first(sql<{ id: string }>`SELECT p.id FROM (SELECT picture_id FROM picture_counters ORDER BY saves DESC LIMIT 1) c
      JOIN pins p USING (picture_id) JOIN users u ON u.id = p.owner_id AND NOT u.is_private WHERE p.audience = 0 LIMIT 1`);
    const board = await first(sql<{ id: string; slug: string; username: string }>`SELECT b.id, b.slug, u.username FROM board_counters c
      JOIN boards b ON b.id = c.board_id AND b.privacy = 0 JOIN users u ON u.id = b.owner_id AND NOT u.is_private ORDER BY c.pins DESC LIMIT 1`);
    const author = await first(sql<{ username: string }>`SELECT u.username FROM user_counters c
      JOIN users u ON u.id = c.user_id AND NOT u.is_private ORDER BY c.pins_public DESC LIMIT 1`);
    const followed = await first(sql<{ username: string }>`SELECT u.username FROM user_counters c
      JOIN users u ON u.id = c.user_id AND NOT u.is_private ORDER BY c.followers DESC LIMIT 1`);
    await sql`INSERT INTO user_counters (user_id) SELECT id FROM users WHERE username = ${viewer} ON CONFLICT DO NOTHING`.execute(db);
    const kept = await first(
      sql<{ id: string }>`SELECT b.id FROM boards b JOIN users u ON u.id = b.owner_id WHERE u.username = ${viewer} LIMIT 1`,
    );
    await sql`INSERT INTO sections (id, board_id, title, slug, position) SELECT next_id(), ${kept.id}, 'Lamps', 'lamps', 1
      WHERE NOT EXISTS (SELECT 1 FROM sections WHERE board_id = ${kept.id})`.execute(db);
    const section = await first(sql<{ id: string }>`SELECT id FROM sections WHERE board_id = ${kept.id} LIMIT 1`);
    await sql`UPDATE pins SET section_id = ${section.id} WHERE board_id = ${kept.id} AND section_id IS NULL`.execute(db);
    return { pinId: pin.id, board, author: author.username, followed: followed.username, sectionId: section.id, sectionBoardId: kept.id };
  } finally {
    await db.destroy();
  }
}

/** What to ask a list for, and who asks: the viewer, or the owner of the instance. */
export interface ListQuestion {
  readonly options: Record<string, unknown>;
  readonly isAskedByOwner?: true;
}

/** What to ask each list for; a list that is declared and stands not here fails the measurement, and its test. */
export function listQuestions(subjects: ListSubjects, owner: OwnedThings): Record<string, ListQuestion> {
  const { pinId, board, author, followed, sectionId } = subjects;
  return {
    UserHomefeedResource: { options: {} },
    RelatedPinFeedResource: { options: { pin_id: pinId } },
    BaseSearchResource: { options: { query: 'garden' } },
    BoardFeedResource: { options: { board_id: board.id } },
    BoardsResource: { options: { username: owner.username } },
    BoardSectionsResource: { options: { board_id: owner.boardId }, isAskedByOwner: true },
    BoardSectionPinsResource: { options: { section_id: sectionId } },
    BoardPickerBoardsResource: { options: {}, isAskedByOwner: true },
    UserPinsResource: { options: { username: author } },
    UserFollowersResource: { options: { username: followed } },
    UserFollowingResource: { options: { username: 'viewer_2000' } },
    KeptMailsResource: { options: {}, isAskedByOwner: true },
    OperatorLogResource: { options: {}, isAskedByOwner: true },
  };
}

/** The lists that the instance declares. */
export function declaredLists(): string[] {
  const endpoints = features.flatMap(({ handlers = [] }) => handlers).map(({ endpoint }) => endpoint);
  return endpoints.flatMap(({ paged, place }) => (paged && place.kind === 'resource' ? [place.resource] : []));
}
