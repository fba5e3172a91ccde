import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defineResource, forAnyone } from '@bowerbird/contract/protocol/endpoint.ts';
import { defineSchemas } from '@bowerbird/contract/protocol/schemas.ts';
import { createRegistry } from '../endpoints/registry.ts';
import { strangerViewer } from '../endpoints/viewer.ts';
import { handle } from '../endpoints/handle.ts';
import { createTestCore, type TestCore } from '../testing/test-core.ts';
import { ADMISSION } from './admission.ts';
import { createHttpServer } from './server.ts';

const SlowResource = defineResource('SlowResource', { get: forAnyone<{ seconds: number }, string>() });

/** An instance that answers one call, which keeps a connection of the database for a while. */
async function openSlowServer(testCore: TestCore, admission = ADMISSION) {
  const schemas = defineSchemas(SlowResource.get, { input: Type.Object({ seconds: Type.Number() }), output: Type.String() });
  const slow = handle(SlowResource.get, async ({ db }, input) => {
    await sql`SELECT pg_sleep(${input.seconds})`.execute(db);
    return 'done';
  });
  const registry = createRegistry({ schemas: [schemas], handlers: [slow], streams: [], records: [] });
  return createHttpServer({
    core: testCore.core,
    registry,
    resolveViewer: async () => strangerViewer,
    dev: false,
    version: 'test',
    admission,
  });
}

const pathOf = (seconds: number) => `/resource/SlowResource/get/?data=${encodeURIComponent(JSON.stringify({ options: { seconds } }))}`;

describe('too much at once', () => {
  let testCore: TestCore;
  let app: Awaited<ReturnType<typeof openSlowServer>>;
  beforeAll(async () => {
    testCore = await createTestCore({}, [], { poolSize: 1 });
    app = await openSlowServer(testCore);
  });
  afterAll(async () => {
    await app.close();
    await testCore.close();
  });
  const call = async (url: string) => {
    const { statusCode, headers } = await app.inject({ method: 'GET', url });
    return { status: statusCode, retryAfter: headers['retry-after'] };
  };

  it('gets 503 with Retry-After when no connection comes free, /readyz says so, and both recover', async () => {
    const held = testCore.core.db.connection().execute(async (connection) => {
      await sql`SELECT 1`.execute(connection);
      await wait(6_000);
    });
    await wait(100);
    const [one, ready] = await Promise.all([call(pathOf(0)), call('/readyz')]);
    expect(one).toEqual({ status: 503, retryAfter: '2' });
    expect(ready).toEqual({ status: 503, retryAfter: '2' });
    await held;
    expect(await call(pathOf(0))).toMatchObject({ status: 200 });
    expect(await call('/readyz')).toMatchObject({ status: 200 });
  }, 20_000);

  it('waits its turn in a burst', async () => {
    // How fast this machine is now must not decide: whoever waits may wait long.
    const patient = await openSlowServer(testCore, { ...ADMISSION, burstWait: 10_000 });
    const burst = await Promise.all(Array.from({ length: ADMISSION.atWork + 18 }, () => patient.inject({ method: 'GET', url: pathOf(0) })));
    await patient.close();
    expect(burst.filter(({ statusCode }) => statusCode === 200)).toHaveLength(ADMISSION.atWork + 18);
  });

  it('is turned away, and told when to come again, when more comes than is served; health is told all the same', async () => {
    const [health, ...many] = await Promise.all([
      call('/healthz'),
      ...Array.from({ length: ADMISSION.atWork + 60 }, () => call(pathOf(0.05))),
    ]);
    const refused = many.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(10);
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['1']));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(many.length - refused.length);
    expect(health).toMatchObject({ status: 200 });
  });

  it('gets 503 for a statement that takes too long', async () => {
    expect(await call(pathOf(3))).toEqual({ status: 503, retryAfter: '2' });
  });

  it('gets 503 while connections break, and is served again afterwards', async () => {
    const slow = call(pathOf(1.5));
    await wait(200);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'bowerbird'`.execute(
      testCore.core.jobsDb,
    );
    expect(await slow).toEqual({ status: 503, retryAfter: '2' });
    expect(await call(pathOf(0))).toMatchObject({ status: 200 });
  });
});

describe('an instance that stops', () => {
  it('finishes what is under way, and takes nothing new', async () => {
    const testCore = await createTestCore();
    const app = await openSlowServer(testCore);
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const slow = fetch(`${origin}${pathOf(1.5)}`);
    await vi.waitFor(
      async () => {
        const { rows } = await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`.execute(
          testCore.core.jobsDb,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 10_000, interval: 20 },
    );
    const closing = app.close();
    await wait(50);
    const late = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(10_000) }).then(
      (reply) => reply.status,
      () => 'refused',
    );
    expect(['refused', 503]).toContain(late);
    const reply = await slow;
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ resource_response: { data: 'done' } });
    await closing;
    await testCore.close();
  }, 15_000);
});
