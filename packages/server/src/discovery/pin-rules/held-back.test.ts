import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { ModerationCaseResource, ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

describe('a pin that moderators hide from feeds', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('is found by nobody, while its address still opens it, and is found again once that is taken back', async () => {
    const [owner, lena, mei] = [await server.person('keeper_fox'), await server.person('lena_fjeld'), await server.person('mei_tan')];
    await sql`UPDATE users SET is_owner = true WHERE id = ${owner.userId}`.execute(server.core.db);
    const pin = await makePin(server, lena, (await makeBoard(lena, 'Chairs')).id, { title: 'Quokka chair' });
    await server.settle();
    const found = async () => (await mei.data(BaseSearchResource.get, { query: 'quokka' })).results.map(({ id }) => id);
    expect(await found()).toEqual([pin.id]);
    await mei.data(ReportResource.create, { target: { type: 'pin', id: pin.id }, reason: 'spam' });
    const [line] = await owner.data(ModerationCasesResource.get, { list: 'open' });
    const change = { case_id: line!.case_id, statement: 'It is not what it says.' };
    await owner.data(ModerationCaseResource.update, { ...change, action: 'decide', decision: 'hide' });
    await server.settle();
    expect(await found()).toEqual([]);
    expect((await mei.data(PinResource.get, { id: pin.id })).id).toBe(pin.id);
    await owner.data(ModerationCaseResource.update, { ...change, action: 'undo' });
    await server.settle();
    expect(await found()).toEqual([pin.id]);
  });
});
