import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { PinInterestsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { noGraph, noLooks, setGraph, setLooks } from '../recommender/index.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('the home feed of a person on an instance that knows neither graph nor looks', () => {
  let server: TestServer;
  let noor: TestPerson;
  const linocuts: string[] = [];
  const others: string[] = [];
  beforeAll(async () => {
    server = await createTestServer();
    setGraph(server.core, noGraph);
    setLooks(server.core, noLooks);
    const lena = await server.person('lenafjeld', 'Lena Fjeld');
    noor = await server.person('noorhaddad', 'Noor Haddad');
    const prints = (await makeBoard(lena, 'Prints')).id;
    const rest = (await makeBoard(lena, 'Everything else')).id;
    for (let at = 0; at < 20; at += 1) linocuts.push((await makePin(server, lena, prints, { title: `Linocut ${at}` })).id);
    for (let at = 0; at < 30; at += 1) others.push((await makePin(server, lena, rest, { title: `Untold ${at}` })).id);
    await server.settle();
  }, 120_000);
  afterAll(() => server.close());

  const readHome = () => noor.data(UserHomefeedResource.get, { page_size: 10 });

  it('begins with what ten saves are about, and says so', async () => {
    expect((await readHome()).every(({ id }) => others.includes(id))).toBe(true);
    const board = (await makeBoard(noor, 'Kept')).id;
    for (const pin_id of linocuts.slice(0, 10)) await noor.data(RepinResource.create, { pin_id, board_id: board });
    await server.settle();
    const [topic] = await noor.data(PinInterestsResource.get, { pin_id: linocuts[0]! });
    const home = await readHome();
    expect(home.slice(0, 2).every(({ id }) => linocuts.slice(10).includes(id))).toBe(true);
    // Other things stand between them.
    expect(home.filter(({ id }) => linocuts.slice(10).includes(id)).length).toBeGreaterThanOrEqual(5);
    expect(home[0]!.recommendationReason).toEqual({ reason: 'saved_topic', reasonId: topic!.id, throughProperties: ['topic'] });
    expect(home.some(({ id }) => linocuts.slice(0, 10).includes(id))).toBe(false);
    expect(
      home.filter(({ id }) => others.includes(id)).every(({ recommendationReason }) => recommendationReason!.reason !== 'saved_topic'),
    ).toBe(true);
  });
});
