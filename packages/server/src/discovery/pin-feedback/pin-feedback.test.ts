import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RelatedPinFeedResource } from '@bowerbird/contract/discovery/related-pins/calls.ts';
import { UserHomefeedResource } from '@bowerbird/contract/discovery/home-feed/calls.ts';
import { HiddenPinsResource, PinFeedbackResource } from '@bowerbird/contract/discovery/pin-feedback/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { PinInterestsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { UserTastesResource } from '@bowerbird/contract/discovery/tastes/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('what a person does not want to see', () => {
  let server: TestServer;
  let noor: TestPerson;
  let lena: TestPerson;
  let board: string;
  let pins: string[];
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noorhaddad', 'Noor Haddad');
    lena = await server.person('lenafjeld', 'Lena Fjeld');
    board = (await makeBoard(lena, 'Terrace')).id;
    pins = [];
    for (let at = 0; at < 20; at += 1) pins.push((await makePin(server, lena, board, { title: `Bench ${at}` })).id);
    await server.settle();
  });
  afterAll(() => server.close());

  const home = async (caller: Pick<TestPerson, 'data'>) =>
    (await caller.data(UserHomefeedResource.get, { page_size: 50 })).map(({ id }) => id);

  it('leaves every list of theirs when it is hidden, and of nobody else, and comes back', async () => {
    const about = { pin_id: pins[3]!, action: 'hide', about: 'pin' } as const;
    expect(await noor.data(PinFeedbackResource.create, about)).toMatchObject({ id: pins[3], isHidden: true });
    expect(await noor.data(PinFeedbackResource.create, about)).toMatchObject({ isHidden: true });
    expect(await home(noor)).not.toContain(pins[3]);
    expect((await noor.data(RelatedPinFeedResource.get, { pin_id: pins[0]! })).map(({ id }) => id)).not.toContain(pins[3]);
    expect(await home(await server.person('meitan', 'Mei Tan'))).toContain(pins[3]);
    expect((await noor.data(PinResource.get, { id: pins[3]! })).isHidden).toBe(true);
    expect(await noor.data(PinFeedbackResource.delete, about)).toMatchObject({ isHidden: false });
    expect(await home(noor)).toContain(pins[3]);
  });

  it('is listed for who hid it, hidden last first and once with its twins, until it is shown again', async () => {
    const omar = await server.person('omarsaid', 'Omar Said');
    const pictureOf = (pin: string) => sql`(SELECT picture_id FROM pins WHERE id = ${pin})`;
    const hide = (pin: string) => ({ pin_id: pin, action: 'hide', about: 'pin' }) as const;
    await sql`UPDATE pictures SET twin_of = ${pictureOf(pins[12]!)} WHERE id = ${pictureOf(pins[13]!)}`.execute(server.core.db);
    for (const at of [10, 11, 12]) await omar.data(PinFeedbackResource.create, hide(pins[at]!));
    const listed = async (person: TestPerson) => (await readAll(person)).map((id) => pins.indexOf(id));
    expect(await listed(omar)).toEqual([12, 11, 10]);
    expect(await listed(noor)).toEqual([]);
    await omar.data(PinFeedbackResource.delete, hide(pins[12]!));
    expect(await listed(omar)).toEqual([11, 10]);
    await lena.data(BoardResource.update, { board_id: board, privacy: 'secret' });
    expect(await listed(omar)).toEqual([]);
    await lena.data(BoardResource.update, { board_id: board, privacy: 'public' });
    await sql`UPDATE pictures SET twin_of = NULL WHERE id = ${pictureOf(pins[13]!)}`.execute(server.core.db);
    await server.settle();
  });

  /** All that a person hid, read two at a time. */
  const readAll = async (person: TestPerson): Promise<string[]> => {
    const ids: string[] = [];
    for (let bookmarks: string[] = []; ;) {
      const { resource_response: reply } = await person.envelope(HiddenPinsResource.get, { page_size: 2, bookmarks });
      ids.push(...reply.data!.map(({ id }) => id));
      if (!reply.bookmark || reply.bookmark === END_BOOKMARK) return ids;
      bookmarks = [reply.bookmark];
    }
  };

  it('comes back for who takes it back, and for nobody else', async () => {
    const sam = await server.person('samdoyle', 'Sam Doyle');
    const about = { pin_id: pins[5]!, action: 'hide', about: 'pin' } as const;
    for (const person of [noor, sam]) await person.data(PinFeedbackResource.create, about);
    await sam.data(PinFeedbackResource.delete, about);
    expect([(await home(sam)).includes(pins[5]!), (await home(noor)).includes(pins[5]!)]).toEqual([true, false]);
    await noor.data(PinFeedbackResource.delete, about);
  });

  it.each(['board', 'user'] as const)('shows fewer of a %s in the home feed, some still, until it is taken back', async (about) => {
    const priya = await server.person(`priya_${about}`, 'Priya Nair');
    const fewer = { pin_id: pins[0]!, action: 'fewer_like_this', about } as const;
    expect(await home(priya)).toHaveLength(20);
    await priya.data(PinFeedbackResource.create, fewer);
    await priya.data(PinFeedbackResource.create, fewer);
    const left = await home(priya);
    expect(left.length).toBeLessThan(15);
    expect(left.length).toBeGreaterThan(0);
    await priya.data(PinFeedbackResource.delete, fewer);
    expect(await home(priya)).toHaveLength(20);
  });

  it('shows fewer of a topic that the pin is about, and of no other pins', async () => {
    const yuki = await server.person('yukimori', 'Yuki Mori');
    const prints = (await makeBoard(lena, 'Linocut prints')).id;
    const linocuts: string[] = [];
    for (let at = 0; at < 20; at += 1) linocuts.push((await makePin(server, lena, prints, { title: `Linocut ${at}` })).id);
    await server.settle();
    const [topic] = await yuki.data(PinInterestsResource.get, { pin_id: linocuts[0]! });
    const fewer = { pin_id: linocuts[0]!, action: 'fewer_like_this', about: 'topic', topic_id: topic!.id } as const;
    await yuki.data(PinFeedbackResource.create, fewer);
    const left = await home(yuki);
    expect(left.filter((id) => pins.includes(id))).toHaveLength(20);
    expect(left.filter((id) => linocuts.includes(id)).length).toBeGreaterThan(0);
    expect(left.filter((id) => linocuts.includes(id)).length).toBeLessThan(15);
    const elsewhere = await yuki.envelope(PinFeedbackResource.create, { ...fewer, pin_id: pins[0]! });
    expect(elsewhere.resource_response.error?.name).toBe('not_found');
    await yuki.data(PinFeedbackResource.delete, fewer);
    expect((await home(yuki)).filter((id) => linocuts.includes(id))).toHaveLength(20);
  });

  it('is told to them alone, and is forgotten when they say so', async () => {
    const tomas = await server.person('tomasibarra', 'Tomas Ibarra');
    for (const about of ['board', 'user'] as const) {
      await tomas.data(PinFeedbackResource.create, { pin_id: pins[0]!, action: 'fewer_like_this', about });
    }
    const { fewer_of } = await tomas.data(UserTastesResource.get, {});
    expect([fewer_of.topics, fewer_of.boards.map(({ name }) => name), fewer_of.people.map(({ fullName }) => fullName)]).toEqual([
      [],
      ['Terrace'],
      ['Lena Fjeld'],
    ]);
    expect((await noor.data(UserTastesResource.get, {})).fewer_of).toEqual({ topics: [], boards: [], people: [] });
    await tomas.data(UserTastesResource.update, { about: 'board', forget_id: board });
    const after = await tomas.data(UserTastesResource.update, { about: 'user', forget_id: lena.userId });
    expect(after.fewer_of).toEqual({ topics: [], boards: [], people: [] });
    expect((await home(tomas)).filter((id) => pins.includes(id))).toHaveLength(20);
  });

  it('is not for strangers, not for one’s own pins, and not for what nobody sees', async () => {
    const secret = (await makePin(server, lena, (await makeBoard(lena, 'Hidden', { privacy: 'secret' })).id, { title: 'Plan' })).id;
    const statusOf = async (caller: Pick<TestPerson, 'envelope'>, input: object) =>
      (await caller.envelope(PinFeedbackResource.create, input as never)).resource_response.http_status;
    expect([
      await statusOf(server.stranger(), { pin_id: pins[0], action: 'hide', about: 'pin' }),
      await statusOf(lena, { pin_id: pins[0], action: 'hide', about: 'pin' }),
      await statusOf(lena, { pin_id: pins[0], action: 'fewer_like_this', about: 'user' }),
      await statusOf(noor, { pin_id: secret, action: 'hide', about: 'pin' }),
      await statusOf(noor, { pin_id: pins[0], action: 'hide', about: 'user' }),
      await statusOf(noor, { pin_id: pins[0], action: 'fewer_like_this', about: 'pin' }),
    ]).toEqual([401, 403, 403, 404, 400, 400]);
  });
});
