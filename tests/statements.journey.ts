import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { makeBoard, makePins } from './support/content.ts';
import { setStage } from './support/stage.ts';
import { countStatements, SCREENS, VIEWER_STATEMENTS } from './support/statements.ts';

/** How many pictures the instance has not looked at yet. It reads all looks for the last one. */
async function countUnknown(databaseUrl: string): Promise<number> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pictures WHERE NOT twin_sought`.execute(db);
    return rows[0]!.count;
  } finally {
    await db.destroy();
  }
}

describe('the statements of a screen', () => {
  const sights = { pinId: '', board: '/noorhaddad/blue-rooms/', profile: '/noorhaddad/', query: 'blue' };
  const stage = setStage({
    prepare: async (prepared) => {
      const [noor, lena] = [await prepared.person('noor'), await prepared.person('lena')];
      const board = await makeBoard(noor, 'Blue rooms');
      const pins = await makePins(
        noor,
        board,
        Array.from({ length: 30 }, (_, index) => `Blue room ${index + 1}`),
      );
      sights.pinId = pins[0]!.id;
      const kept = await makeBoard(lena, 'Kept');
      await lena.call(RepinResource.create, { pin_id: sights.pinId, board_id: kept.id });
      await vi.waitFor(async () => expect(await countUnknown(prepared.databaseUrl)).toBe(0), { timeout: 60_000, interval: 200 });
    },
  });

  it.each(SCREENS)('are as written for $screen', async ({ path, person, stranger, ...rest }) => {
    // A cookie of ours keeps a stranger's page out of the cache.
    const nobody = await stage.stranger();
    await nobody.context.addCookies([{ name: 'theme', value: 'light', url: stage.url }]);
    const lena = await stage.as(await stage.person('lena'));
    const count = ({ context }: typeof lena) =>
      countStatements(stage.url, () => context.request.get(stage.url + path(sights), { maxRedirects: 0 }));
    const looks = 'looks' in rest ? rest.looks : { person: 0, stranger: 0 };
    const counted = { person: (await count(lena)) - looks.person, stranger: (await count(nobody)) - looks.stranger };
    expect(counted).toEqual({ person, stranger });
    const strangersAlone = 'strangersAlone' in rest ? rest.strangersAlone : 0;
    expect(person - (stranger - strangersAlone)).toBe(VIEWER_STATEMENTS);
  });
});
