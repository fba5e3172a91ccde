import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard } from '../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

type Person = Awaited<ReturnType<TestServer['person']>>;

// That every write of the registry keeps to its key is shown by faults/twice.test.ts.
describe('a write with an Idempotency-Key', () => {
  let server: TestServer;
  let noor: Person;
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
    const { resource_response: reply } = await noor.resource<{ id: string }>(
      'BoardResource',
      'create',
      { name },
      { 'idempotency-key': key },
    );
    return { status: reply.http_status, data: reply.data, error: reply.error?.name };
  };

  it('is another write for another person', async () => {
    const first = await make('Rafts', 'shared');
    noor = await server.person(`mei_${number}`, 'Mei Tan');
    const second = await make('Rafts', 'shared');
    expect(second.status).toBe(200);
    expect(second.data!.id).not.toBe(first.data!.id);
  });

  it('may be tried again with its key when it failed', async () => {
    const board = await makeBoard(noor, 'Boats');
    expect(await make('Boats', 'again')).toMatchObject({ error: 'board_name_taken' });
    await noor.data('BoardResource', 'delete', { board_id: board.id });
    expect(await make('Boats', 'again')).toMatchObject({ status: 200 });
  });
});
