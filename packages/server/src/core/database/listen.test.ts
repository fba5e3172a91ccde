import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { listenTo } from './listen.ts';

describe('listening', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('goes on with one connection after its own was cut', async () => {
    const { db, config } = server.core;
    const heard: string[] = [];
    const stop = await listenTo(config.databaseUrl ?? '', 'nests', (notice) => heard.push(notice), pino({ level: 'silent' }));
    const listeners = async () => {
      const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND query = 'LISTEN "nests"'`.execute(db);
      return rows.map(({ pid }) => pid);
    };
    const [first] = await listeners();
    await sql`SELECT pg_terminate_backend(${first})`.execute(db);

    // The connection that is cut is listed for a moment longer.
    await vi.waitFor(
      async () => {
        const others = await listeners();
        expect(others).toHaveLength(1);
        expect(others).not.toContain(first);
      },
      { timeout: 5_000 },
    );
    await sql`SELECT pg_notify('nests', 'blue')`.execute(db);
    await vi.waitFor(() => expect(heard).toContain('blue'), { timeout: 5_000 });
    await stop();
    await vi.waitFor(async () => expect(await listeners()).toHaveLength(0), { timeout: 5_000 });
  });

  it('keeps no connection that cannot listen', async () => {
    const { db, config } = server.core;
    const connections = async () => {
      const { rows } = await sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN ""'`.execute(db);
      return rows.length;
    };
    // No channel has an empty name.
    await expect(listenTo(config.databaseUrl ?? '', '', () => {}, pino({ level: 'silent' }))).rejects.toThrow(/zero-length/);
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 2_000 });
  });
});
