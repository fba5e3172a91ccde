import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { indexOldDocuments } from '../search-index/index-documents.service.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('a search by somebody who is known', () => {
  let server: TestServer;
  let noor: TestPerson;
  let yuki: TestPerson;
  let linocut: string;
  let crochet: string;
  beforeAll(async () => {
    server = await createTestServer();
    const lena = await server.person('lenafjeld', 'Lena Fjeld');
    noor = await server.person('noorhaddad', 'Noor Haddad');
    yuki = await server.person('yukimori', 'Yuki Mori');
    const birds = (await makeBoard(lena, 'Birds')).id;
    linocut = (await makePin(server, lena, birds, { title: 'Heron linocut' })).id;
    crochet = (await makePin(server, lena, birds, { title: 'Heron crochet' })).id;
    const kept = (await makeBoard(yuki, 'Kept')).id;
    for (let at = 0; at < 3; at += 1) await makePin(server, yuki, kept, { title: `Linocut ${at}` });
    await server.settle();
    // Topics came behind the documents.
    await indexOldDocuments(server.core.jobsDb);
  });
  afterAll(() => server.close());

  const find = async (caller: Pick<TestPerson, 'data'>) =>
    (await caller.data(BaseSearchResource.get, { query: 'heron' })).results.map(({ id }) => id);

  it('ranks what is about their topics first among the alike, and for nobody else', async () => {
    expect(await find(server.stranger())).toEqual([crochet, linocut]);
    expect(await find(noor)).toEqual([crochet, linocut]);
    expect(await find(yuki)).toEqual([linocut, crochet]);
  });

  it('ranks by the words alone where they want nothing chosen, or none of the topic', async () => {
    await sql`INSERT INTO newest_first (user_id) VALUES (${yuki.userId})`.execute(server.core.db);
    expect(await find(yuki)).toEqual([crochet, linocut]);
    await sql`DELETE FROM newest_first`.execute(server.core.db);
    await yuki.data(UserSettingsResource.update, { personalise_by_activity: false });
    expect(await find(yuki)).toEqual([crochet, linocut]);
    await yuki.data(UserSettingsResource.update, { personalise_by_activity: true });
    expect(await find(yuki)).toEqual([linocut, crochet]);
    await sql`INSERT INTO topic_degrees (user_id, topic_id, degree) SELECT ${yuki.userId}, id, 1 FROM topics`.execute(server.core.db);
    expect(await find(yuki)).toEqual([crochet, linocut]);
  });
});
