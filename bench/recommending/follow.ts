import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { startRecommender } from '@bowerbird/server/discovery/recommender/recommender.service.ts';
import { seedBoard, seedPin } from '@bowerbird/server/testing/seed-pins.ts';
import { makeTempFolder } from '../../scripts/proving/temp-folder.ts';
import { startEmptyDatabase } from '../support/empty-database.ts';

const TRIES = 10;
const LOOK_MILLISECONDS = 5;
const GIVE_UP_MILLISECONDS = 20_000;

/** How long a save takes to be in the answers, and a board turned secret to be out of them: the worst of ten, in milliseconds. */
export async function measureFollowing(): Promise<{ saveVisible: number; secretGone: number }> {
  const database = await startEmptyDatabase();
  const folder = await makeTempFolder('bench-graph');
  const db = openDatabase({ url: database.databaseUrl, poolSize: 2 });
  const file = join(folder.path, 'saves.graph');
  const recommender = startRecommender({
    databaseUrl: database.databaseUrl,
    file,
    readers: 1,
    patience: 5_000,
    log: pino({ level: 'silent' }),
  });
  try {
    const { rows } = await sql<{
      id: string;
    }>`INSERT INTO users (username, full_name, birthday) VALUES ('lena_fjeld', 'Lena Fjeld', '1990-05-05') RETURNING id`.execute(db);
    const ownerId = rows[0]!.id;
    const start = await seedPin(db, { ownerId, boardId: await seedBoard(db, ownerId, 'Start') });
    const board = await seedBoard(db, ownerId, 'Chairs');
    await seedPin(db, { ownerId, boardId: board, saveOf: start });
    await recommender.settle();
    const untilIn = async (picture: string, isIn: boolean) => {
      const begun = performance.now();
      while (performance.now() - begun < GIVE_UP_MILLISECONDS) {
        const hits = await recommender.related(BigInt(start.pictureId), { language: '', day: 1, notPictures: [] }, 100);
        if (hits.some((hit) => String(hit.picture) === picture) === isIn) break;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS));
      }
      return performance.now() - begun;
    };
    let [saveVisible, secretGone] = [0, 0];
    for (let turn = 0; turn < TRIES; turn += 1) {
      const pin = await seedPin(db, { ownerId, boardId: board });
      saveVisible = Math.max(saveVisible, await untilIn(pin.pictureId, true));
      await sql`UPDATE boards SET privacy = 2 WHERE id = ${board}`.execute(db);
      secretGone = Math.max(secretGone, await untilIn(pin.pictureId, false));
      await sql`UPDATE boards SET privacy = 0 WHERE id = ${board}`.execute(db);
      await untilIn(pin.pictureId, true);
    }
    return { saveVisible, secretGone };
  } finally {
    await recommender.stop();
    await db.destroy();
    await database.stop();
    await folder.remove();
  }
}
