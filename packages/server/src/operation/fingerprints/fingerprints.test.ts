import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitedCallerOf } from '../../testing/account-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { deleteOldFingerprints } from './fingerprints.queries.ts';

const DEVICE = 'a-hash-that-the-browser-made-of-itself';

describe('the device that an account is used from', () => {
  let server: TestServer;
  let noor: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
  });
  afterAll(() => server.close());

  const tell = (caller: TestCaller, fingerprint: string, remoteAddress = '203.0.113.7') =>
    caller.request({ method: 'POST', url: '/v3/spam/fingerprints/', payload: { fingerprint }, remoteAddress });
  const rows = async () =>
    (await sql<{ user_id: string; fingerprint_hash: string }>`SELECT * FROM device_fingerprints`.execute(server.core.db)).rows;
  const shared = async () => {
    const { body } = await server.stranger().request({ method: 'GET', url: '/metrics' });
    return Number(/^shared_devices_total (\d+)$/m.exec(body)?.[1]);
  };

  it('is noted once, and not as what the browser told', async () => {
    for (let round = 0; round < 3; round += 1) expect((await tell(noor, DEVICE)).status).toBe(200);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ user_id: noor.userId });
    expect(row!.fingerprint_hash).not.toContain(DEVICE);
  });

  it('is one of many accounts from the sixth on, on its network alone, which is counted for whoever runs the instance', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, (_, number) => server.person(`mei_tan_${number}`)));
    for (const person of people.slice(0, 4)) await tell(person, DEVICE);
    expect(await shared()).toBe(0);
    await tell(people[4]!, DEVICE, '198.51.100.9');
    expect(await shared()).toBe(0);
    await tell(people[4]!, DEVICE);
    expect(await shared()).toBe(1);
    // It is told once a day.
    await tell(people[4]!, DEVICE);
    expect(await shared()).toBe(1);
  });

  it('is forgotten after 30 days, and noted anew after one', async () => {
    await sql`UPDATE device_fingerprints SET seen_at = now() - interval '31 days'`.execute(server.core.db);
    await tell(noor, DEVICE);
    await deleteOldFingerprints(server.core.db);
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([noor.userId]);
  });

  it('is told by who is wholly logged in alone, in the right form, and not without end', async () => {
    const limited = await limitedCallerOf(server, (await server.person('sam_doyle')).userId);
    expect((await tell(server.stranger(), DEVICE)).status).toBe(401);
    expect((await tell(limited, DEVICE)).status).toBe(403);
    for (const wrong of ['', 'short', 'x'.repeat(129), `${DEVICE} `, '<script>alert(1)</script>'])
      expect((await tell(noor, wrong)).status).toBe(400);
    const statuses = [];
    for (let round = 0; round < 31; round += 1) statuses.push((await tell(noor, `${DEVICE}-${round}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
