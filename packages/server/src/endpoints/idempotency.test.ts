import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { makeBoard } from '../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { upkeepFeature } from '../instance/upkeep.ts';
import type { CallContext } from './context.ts';
import { runOnce } from './idempotency.ts';
import type { Invoked } from './invoke.ts';
import type { RegisteredEndpoint } from './registry.ts';

// That every write of the registry keeps to its key is shown by faults/twice.test.ts.
describe('a write with an Idempotency-Key', () => {
  let server: TestServer;
  let noor: TestPerson;
  let number = 0;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    number += 1;
    noor = await server.person(`noor_${number}`, 'Noor Haddad');
  });

  const make = async (name: string, key: string) => {
    const { resource_response: reply } = await noor.envelope(BoardResource.create, { name }, { 'idempotency-key': key });
    return { status: reply.http_status, data: reply.data, error: reply.error?.name };
  };

  /** Work that needs nothing from elsewhere. */
  const doing = (run: (inside: CallContext) => Promise<Invoked>) => ({ prepare: async () => ({}), run });

  it('is another write for another person', async () => {
    const first = await make('Rafts', 'shared');
    noor = await server.person(`mei_${number}`, 'Mei Tan');
    const second = await make('Rafts', 'shared');
    expect(second.status).toBe(200);
    expect(second.data!.id).not.toBe(first.data!.id);
  });

  it('is refused with the key of another call, also where both say the same', async () => {
    const { userId } = await server.person(`mei_${number}`, 'Mei Tan');
    const options = { 'idempotency-key': 'shared' };
    const followed = await noor.envelope(UserFollowResource.create, { user_id: userId }, options);
    expect(followed.resource_response.status).toBe('success');
    const blocked = await noor.envelope(UserBlockResource.create, { user_id: userId }, options);
    expect(blocked.resource_response.error?.name).toBe('key_reused');
    const other = await noor.envelope(UserFollowResource.create, { user_id: noor.userId }, options);
    expect(other.resource_response.error?.name).toBe('key_reused');
  });

  it('may be tried again with its key when it failed', async () => {
    const board = await makeBoard(noor, 'Boats');
    expect(await make('Boats', 'again')).toMatchObject({ error: 'board_name_taken' });
    await noor.data(BoardResource.delete, { board_id: board.id });
    expect(await make('Boats', 'again')).toMatchObject({ status: 200 });
  });

  it('is known for a day, and then forgotten with its reply', async () => {
    const { db, jobsDb } = server.core;
    await make('Yesterday', 'old');
    await make('Today', 'new');
    await sql`UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = 'old'`.execute(db);
    for (const tick of upkeepFeature.ticks ?? []) await tick.run(jobsDb);
    const { rows } = await sql`SELECT key FROM idempotency_keys WHERE scope = ${noor.userId}`.execute(db);
    expect(rows).toEqual([{ key: 'new' }]);
  });

  describe('when the connection breaks off between the effect and the reply', () => {
    /** Breaks the connection that is about to keep a reply, once; the work before it is done by then. */
    const breakOffOnce = async () => {
      const { db } = server.core;
      await sql`CREATE SEQUENCE IF NOT EXISTS break_offs`.execute(db);
      await sql`CREATE OR REPLACE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('break_offs') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$`.execute(db);
      await sql`CREATE TRIGGER break_off BEFORE UPDATE OF reply ON idempotency_keys FOR EACH ROW
        WHEN (NEW.reply IS NOT NULL) EXECUTE FUNCTION break_off()`.execute(db);
    };
    afterEach(async () => {
      await sql`DROP TRIGGER IF EXISTS break_off ON idempotency_keys`.execute(server.core.db);
      await sql`DROP SEQUENCE IF EXISTS break_offs`.execute(server.core.db);
    });
    const boardNames = async () => (await noor.data(BoardsResource.get, { username: `noor_${number}` })).map(({ name }) => name).toSorted();

    it('nothing is left of the call, and a retry does it once', async () => {
      await breakOffOnce();
      expect(await make('Rafts', 'broken')).toMatchObject({ status: 503 });
      expect(await boardNames()).toEqual([]);
      const second = await make('Rafts', 'broken');
      expect(second).toMatchObject({ status: 200 });
      expect(await make('Rafts', 'broken')).toEqual(second);
      expect(await boardNames()).toEqual(['Rafts']);
    });

    it('a call whose effect stands already is not done again: its key stays taken', async () => {
      await breakOffOnce();
      let effects = 0;
      const context = { core: server.core, viewer: { userId: noor.userId }, idempotencyKey: 'elsewhere' } as CallContext;
      const call = { endpoint: { name: 'Letter.create' }, atomic: false } as RegisteredEndpoint;
      const write = () =>
        runOnce(
          context,
          call,
          {},
          doing(async () => {
            effects += 1;
            return { json: 'null' };
          }),
        );
      await expect(write()).rejects.toThrow();
      await sql`UPDATE idempotency_keys SET created_at = now() - interval '1 hour' WHERE key = 'elsewhere'`.execute(server.core.db);
      await expect(write()).rejects.toMatchObject({ errorName: 'conflict' });
      expect(effects).toBe(1);
    });

    it('a call that took too long, so that another one has its key, leaves nothing', async () => {
      const { db } = server.core;
      const context = { core: server.core, viewer: { userId: noor.userId }, idempotencyKey: 'slow' } as CallContext;
      const call = { endpoint: { name: 'Letter.create' }, atomic: true } as RegisteredEndpoint;
      const slow = doing(async (inside) => {
        await sql`UPDATE idempotency_keys SET created_at = now() - interval '2 minutes' WHERE key = 'slow'`.execute(db);
        await inside.core.db.updateTable('users').set({ about: 'written by the slow one' }).where('id', '=', noor.userId).execute();
        await runOnce(
          context,
          call,
          {},
          doing(async () => ({ json: '"the other one"' })),
        );
        return { json: '"the slow one"' };
      });
      await expect(runOnce(context, call, {}, slow)).rejects.toMatchObject({ errorName: 'conflict' });
      const third = doing(async () => ({ json: '"a third"' }));
      expect(await runOnce(context, call, {}, third)).toEqual({ json: '"the other one"' });
      expect(await noor.data(UserResource.get, { username: `noor_${number}` })).toMatchObject({ about: '' });
    });
  });
});
