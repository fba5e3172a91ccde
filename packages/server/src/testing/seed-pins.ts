import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { emitEvent } from '../core/events/outbox.ts';
import type { Database } from '../core/database/database.ts';

let made = 0;

/** Adds a board straight to the database. */
export async function seedBoard(
  db: Database,
  ownerId: string,
  name: string,
  options: { privacy?: 0 | 1 | 2; description?: string } = {},
): Promise<string> {
  made += 1;
  const { rows } = await sql<{ id: string }>`WITH i AS (SELECT next_id() id)
    INSERT INTO boards (id, owner_id, name, slug, description, privacy, position)
      SELECT id, ${ownerId}, ${name}, ${`board-${made}`}, ${options.description ?? ''}, ${options.privacy ?? 0}, id FROM i RETURNING id`.execute(
    db,
  );
  return rows[0]!.id;
}

/** Adds a picture of its own; nothing is drawn. */
async function seedPicture(db: Database): Promise<string> {
  made += 1;
  const signature = createHash('sha256').update(`picture ${made} ${process.pid}`).digest();
  const { rows } = await sql<{ id: string }>`INSERT INTO pictures (signature, width, height, dominant_color, format, bytes)
    VALUES (${signature}, 600, 800, 8421504, 'jpeg', 1000) RETURNING id`.execute(db);
  return rows[0]!.id;
}

export interface SeededPin {
  readonly id: string;
  readonly pictureId: string;
  readonly boardId: string;
}

/** Adds a pin straight to the database, of a new picture or as a save of another pin; its audience is that of the board. */
export async function seedPin(
  db: Database,
  pin: { ownerId: string; boardId: string; title?: string; description?: string; altText?: string; saveOf?: SeededPin },
): Promise<SeededPin> {
  const pictureId = pin.saveOf?.pictureId ?? (await seedPicture(db));
  const { rows } = await sql<{ id: string }>`WITH i AS (SELECT next_id() id)
    INSERT INTO pins (id, owner_id, board_id, picture_id, via_pin_id, position, audience, title, description, alt_text)
      SELECT i.id, ${pin.ownerId}, b.id, ${pictureId}, ${pin.saveOf?.id ?? null}::bigint, i.id, b.privacy,
        ${pin.title ?? ''}, ${pin.description ?? ''}, ${pin.altText ?? ''}
      FROM i, boards b WHERE b.id = ${pin.boardId} RETURNING id`.execute(db);
  if (pin.saveOf) {
    await sql`INSERT INTO picture_counters (picture_id, saves) VALUES (${pictureId}, 1)
      ON CONFLICT (picture_id) DO UPDATE SET saves = picture_counters.saves + 1`.execute(db);
  }
  const id = rows[0]!.id;
  await emitEvent(db, 'pin.created', { pinId: id });
  return { id, pictureId, boardId: pin.boardId };
}
