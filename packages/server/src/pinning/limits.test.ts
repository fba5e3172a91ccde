import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLimits } from '@bowerbird/domain/text-limits.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { makeBoard, makePin, uploadedPicture } from './testing/pinning-cast.ts';

describe('the most that a person may have', () => {
  let server: TestServer;
  let number = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const somebody = () => server.person(`noor_${(number += 1)}`, 'Noor Haddad');
  type Caller = Awaited<ReturnType<typeof somebody>>;
  const tryTo = async (caller: Caller, resource: string, options: object) => {
    const { resource_response: reply } = await caller.sendRaw(resource, 'create', options);
    return reply.error?.name ?? 'done';
  };

  it('is 2,000 boards, also when the last two are made at once', async () => {
    const noor = await somebody();
    await sql`INSERT INTO boards (id, owner_id, name, slug, position) SELECT next_id(), ${noor.userId}, 'Board ' || n, 'board-' || n, n
      FROM generate_series(1, ${countLimits.boardsOfPerson - 1}) n`.execute(server.core.db);
    const both = await Promise.all(['Boats', 'Kites'].map((name) => tryTo(noor, 'BoardResource', { name })));
    expect(both.toSorted()).toEqual(['done', 'too_many_things']);
    expect(countLimits.boardsOfPerson).toBe(2000);
  });

  it('is 500 sections on a board, also when the last two are made at once', async () => {
    const noor = await somebody();
    const board = await makeBoard(noor, 'Boats');
    await sql`INSERT INTO sections (id, board_id, title, slug, position) SELECT next_id(), ${board.id}, 'Section ' || n, 'section-' || n, n
      FROM generate_series(1, ${countLimits.sectionsOfBoard - 1}) n`.execute(server.core.db);
    const both = await Promise.all(['Sails', 'Oars'].map((title) => tryTo(noor, 'BoardSectionResource', { board_id: board.id, title })));
    expect(both.toSorted()).toEqual(['done', 'too_many_things']);
    expect(countLimits.sectionsOfBoard).toBe(500);
  });

  it('is 200,000 pins, brought or saved, also when the last two are made at once', async () => {
    const [noor, lena] = [await somebody(), await somebody()];
    const board = await makeBoard(noor, 'Boats');
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Ships')).id, { title: 'A ship' });
    const signature = await uploadedPicture(server, noor.userId);
    await sql`UPDATE user_counters SET pins_all = ${countLimits.pinsOfPerson - 1} WHERE user_id = ${noor.userId}`.execute(server.core.db);
    const both = await Promise.all([
      tryTo(noor, 'PinResource', { board_id: board.id, image_signature: signature }),
      tryTo(noor, 'RepinResource', { board_id: board.id, pin_id: pin.id }),
    ]);
    expect(both.toSorted()).toEqual(['done', 'too_many_things']);
    const { rows } = await sql`SELECT count(*)::int n FROM pins WHERE owner_id = ${noor.userId}`.execute(server.core.db);
    expect(rows).toEqual([{ n: 1 }]);
    expect(countLimits.pinsOfPerson).toBe(200_000);
  });
});
