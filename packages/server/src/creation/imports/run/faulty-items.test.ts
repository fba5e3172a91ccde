import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { act, bookmarks, goOn, importCast, link, look } from '../testing/import-cast.ts';

describe('a fault of the instance at one item of an import', () => {
  const cast = importCast();
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));

  /** No pin with this title can be made, by an error that nobody foresaw. */
  async function breakPinsNamed(title: string): Promise<void> {
    const { db } = server.core;
    await sql`CREATE FUNCTION break_pin() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''a fault''; END'`.execute(db);
    await sql`CREATE TRIGGER break_pin BEFORE INSERT ON pins FOR EACH ROW WHEN (NEW.title = ${sql.lit(title)}) EXECUTE FUNCTION break_pin()`.execute(
      db,
    );
    onTestFinished(async () => void (await sql`DROP FUNCTION break_pin CASCADE`.execute(db)));
  }

  it('stops none of the others, is tried some times, and is told then', async () => {
    await breakPinsNamed('Odd');
    const links = ['Good', 'Odd', 'Fine'].map((title) => link(`http://quiet.example/${title}`, title));
    const { id } = await look(server, noor, bookmarks(links.join('')));
    await act(server, noor, id, { choices: { find_pictures: false, draw_missing: true }, action: 'start' });
    await goOn(server);
    const read = () => noor.data(ImportsResource.get, { id });
    expect(await read()).toMatchObject({ status: 'running', counts: { taken: 2, waiting: 1 } });
    const { rows } = await sql<{ tries: number }>`SELECT tries FROM import_items WHERE import_id = ${id} AND state = 0`.execute(
      server.core.db,
    );
    expect(rows).toEqual([{ tries: 1 }]);
    await sql`UPDATE import_items SET tries = 9, next_try_at = now() WHERE import_id = ${id} AND state = 0`.execute(server.core.db);
    await goOn(server);
    expect(await read()).toMatchObject({ status: 'done', counts: { taken: 2, refused: 1 }, reasons: [{ reason: 'failed', items: 1 }] });
  });
});
