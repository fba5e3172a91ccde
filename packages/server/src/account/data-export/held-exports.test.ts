import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import type { ExportedPins } from '@bowerbird/contract/creation/exports/export-schema.ts';
import { filesOf } from '../../creation/exports/testing/take-out.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { EXPORT_JOB, makeExport, sweepExports, tendExports } from './data-export.service.ts';
import { archiveFile } from './make-archive.service.ts';

const PINS = 6_000;

describe('an export that takes long', () => {
  let server: TestServer;
  let mei: TestPerson;
  let id: string;
  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    const board = await makeBoard(mei, 'All');
    const pin = await makePin(server, mei, board.id, { title: 'One' });
    await sql`INSERT INTO pins (id, owner_id, board_id, picture_id, title, description, position)
      SELECT id + n, owner_id, board_id, picture_id, 'T ' || n, repeat('Linen ', 100), position + n
      FROM pins, generate_series(1, ${PINS - 1}::int) n WHERE id = ${pin.id}`.execute(server.core.db);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await sql`DELETE FROM data_exports`.execute(server.core.db);
    await rm(folder(), { recursive: true, force: true });
    id = (await mei.data(DataExportsResource.create, {})).export_id;
    server.enqueued.length = 0;
  });

  const folder = () => join(server.core.config.dataDir, 'exports');
  const newest = async () => (await mei.data(DataExportsResource.get))[0];
  const loseHold = () => sql`UPDATE data_exports SET worked_until = now() - interval '1 second'`.execute(server.core.db);
  /** Waits until a run has written some of the pins. */
  const isUnderWay = async (run: number) => {
    const written = join(folder(), `${id}.${run}.work`, 'boards/all/pins.json');
    while (((await stat(written).catch(() => null))?.size ?? 0) < 1_000_000) await wait(5);
  };
  const pinsOf = async () => {
    const files = await filesOf(archiveFile(server.core.config, id));
    return (JSON.parse(files.get('boards/all/pins.json')!.toString()) as ExportedPins).pins.length;
  };

  it('is made once, also where its job is given out again meanwhile', async () => {
    const first = makeExport(server.core, id);
    await isUnderWay(1);
    await makeExport(server.core, id);
    expect(await newest()).toMatchObject({ state: 'making' });
    await first;
    expect(await newest()).toMatchObject({ state: 'ready' });
    expect(await pinsOf()).toBe(PINS);
    expect(await readdir(folder())).toEqual([`${id}.zip`]);
  });

  it('is whole where a run went on that was thought to have stopped', async () => {
    const first = makeExport(server.core, id);
    await isUnderWay(1);
    await loseHold();
    await Promise.allSettled([first, makeExport(server.core, id)]);
    expect(await newest()).toMatchObject({ state: 'ready' });
    expect(await pinsOf()).toBe(PINS);
    expect(await readdir(folder())).toEqual([`${id}.zip`]);
  });

  it('is made anew where its run was stopped, and is given up by nobody while it is made', async () => {
    await sql`UPDATE data_exports SET run = 1, worked_until = now() + interval '1 minute', created_at = now() - interval '3 hours'`.execute(
      server.core.db,
    );
    await tendExports(server.core);
    await sweepExports(server.core);
    expect(await newest()).toMatchObject({ state: 'making' });
    expect(server.enqueued).toEqual([]);
    await loseHold();
    await tendExports(server.core);
    expect(server.enqueued).toEqual([{ name: EXPORT_JOB, data: { id } }]);
    await sweepExports(server.core);
    expect(await newest()).toMatchObject({ state: 'failed' });
  });
});
