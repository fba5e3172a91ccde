import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SponsorshipResource } from '@bowerbird/contract/creation/sponsorships/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('sponsorships', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  let board: Board;
  let pin_id: string;

  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    board = await makeBoard(mei, 'Kilns');
  });
  beforeEach(async () => {
    pin_id = (await makePin(server, mei, board.id, { title: 'Raku kiln' })).id;
  });
  afterAll(() => server.close());

  const ask = (username = 'sam_okoye') => mei.data(SponsorshipResource.create, { pin_id, username });
  const seenBy = async (caller: TestCaller) => (await caller.data(PinResource.get, { id: pin_id })).sponsorship;
  const statusOf = (envelope: { resource_response: { http_status: number } }) => envelope.resource_response.http_status;

  it('are news for who is asked, and for who asked once they agree', async () => {
    const newsOf = async (caller: TestCaller) => {
      await server.settle();
      return (await caller.data(NewsHubResource.get, { filter: 'pins' })).filter(({ url }) => url === `/pin/${pin_id}/`);
    };
    await ask();
    expect(await newsOf(sam)).toMatchObject([{ kind: 'sponsor_ask', title: 'Raku kiln', actors: [{ username: 'mei_tan' }] }]);
    expect(await newsOf(mei)).toEqual([]);
    await sam.data(SponsorshipResource.update, { pin_id, action: 'approve' });
    expect(await newsOf(mei)).toMatchObject([{ kind: 'sponsor_yes', title: 'Raku kiln', actors: [{ username: 'sam_okoye' }] }]);
  });

  it('are asked for by the creator, and seen by both sides alone until they are approved', async () => {
    expect((await ask()).sponsorship).toMatchObject({ status: 0, creator: { username: 'mei_tan' }, sponsor: { username: 'sam_okoye' } });
    expect(await seenBy(sam)).toMatchObject({ status: 0 });
    expect(await seenBy(server.stranger())).toBeNull();
    expect((await sam.data(SponsorshipResource.get, {})).map(({ id }) => id)).toEqual([pin_id]);
    await sam.data(SponsorshipResource.update, { pin_id, action: 'approve' });
    expect(await seenBy(server.stranger())).toMatchObject({ status: 1, sponsor: { fullName: 'Sam Okoye' } });
    expect(await sam.data(SponsorshipResource.get, {})).toEqual([]);
  });

  it('stand on every card, also of who saved the pin', async () => {
    await ask();
    await sam.data(SponsorshipResource.update, { pin_id, action: 'approve' });
    const yuki = await server.person(`yuki_${pin_id.slice(-6)}`, 'Yuki Mori');
    const own = await makeBoard(yuki, 'Ideas');
    const saved = await yuki.data(RepinResource.create, { pin_id, board_id: own.id });
    expect(saved.sponsorship).toMatchObject({ status: 1, sponsor: { username: 'sam_okoye' } });
    const [card] = await server.stranger().data(UserPinsResource.get, { username: 'mei_tan' });
    expect(card!.sponsorship).toMatchObject({ status: 1 });
  });

  it('lose their sponsor when they are rejected, and who said no is not asked again', async () => {
    await ask();
    await sam.data(SponsorshipResource.update, { pin_id, action: 'reject' });
    expect(await seenBy(mei)).toMatchObject({ status: 2, sponsor: null });
    expect(await seenBy(sam)).toBeNull();
    expect(statusOf(await mei.envelope(SponsorshipResource.create, { pin_id, username: 'sam_okoye' }))).toBe(409);
  });

  it('are not asked again of who said no, also once they were cleared', async () => {
    const other = { username: 'lena_fjeld' };
    await server.person(other.username, 'Lena Fjeld');
    await ask();
    await sam.data(SponsorshipResource.update, { pin_id, action: 'reject' });
    expect(await mei.data(SponsorshipResource.delete, { pin_id })).toMatchObject({ sponsorship: null });
    expect(statusOf(await mei.envelope(SponsorshipResource.delete, { pin_id }))).toBe(404);
    expect(statusOf(await mei.envelope(SponsorshipResource.create, { pin_id, username: 'sam_okoye' }))).toBe(409);
    expect(statusOf(await mei.envelope(SponsorshipResource.create, { pin_id, username: other.username }))).toBe(200);
    expect(await seenBy(mei)).toMatchObject({ status: 0, sponsor: { username: other.username } });
  });

  it('are ended by the sponsor, which both sides see', async () => {
    await ask();
    await sam.data(SponsorshipResource.update, { pin_id, action: 'approve' });
    await sam.data(SponsorshipResource.delete, { pin_id });
    expect(await seenBy(mei)).toMatchObject({ status: 3 });
    expect(await seenBy(server.stranger())).toBeNull();
  });

  it('stand on a save only as long as its viewer may see the pin that is paid for', async () => {
    await ask();
    await sam.data(SponsorshipResource.update, { pin_id, action: 'approve' });
    const omar = await server.person(`omar_${pin_id.slice(-6)}`, 'Omar Aziz');
    const own = await makeBoard(omar, 'Ideas');
    const { id } = await omar.data(RepinResource.create, { pin_id, board_id: own.id });
    const onSave = async (caller: TestCaller) => (await caller.data(PinResource.get, { id })).sponsorship;
    const secret = await makeBoard(mei, `Plans ${pin_id.slice(-6)}`, { privacy: 'secret' });
    await mei.data(PinResource.update, { id: pin_id, board_id: secret.id });
    expect(await onSave(omar)).toBeNull();
    expect(await onSave(mei)).toMatchObject({ status: 1 });
    await mei.data(PinResource.update, { id: pin_id, board_id: board.id });
    expect(await onSave(omar)).toMatchObject({ status: 1 });
    await sql`UPDATE users SET state = 1 WHERE id = ${mei.userId}`.execute(server.core.db);
    expect(await onSave(omar)).toBeNull();
    await sql`UPDATE users SET state = 0 WHERE id = ${mei.userId}`.execute(server.core.db);
    await mei.data(PinResource.delete, { id: pin_id });
    expect(await onSave(omar)).toBeNull();
  });

  it('are ended by the sponsor also where they see the pin no more', async () => {
    await ask();
    await sam.data(SponsorshipResource.update, { pin_id, action: 'approve' });
    const secret = await makeBoard(mei, `Hidden ${pin_id.slice(-6)}`, { privacy: 'secret' });
    await mei.data(PinResource.update, { id: pin_id, board_id: secret.id });
    expect(await sam.data(SponsorshipResource.delete, { pin_id })).toBeNull();
    expect(await seenBy(mei)).toMatchObject({ status: 3 });
    expect(statusOf(await sam.envelope(SponsorshipResource.delete, { pin_id }))).toBe(404);
  });

  it('are cleared by the creator', async () => {
    await ask();
    await sam.data(SponsorshipResource.update, { pin_id, action: 'approve' });
    expect(await mei.data(SponsorshipResource.delete, { pin_id })).toMatchObject({ sponsorship: null });
  });

  it('are for nobody else to ask for, answer or end', async () => {
    expect(statusOf(await sam.envelope(SponsorshipResource.create, { pin_id, username: 'mei_tan' }))).toBe(403);
    expect(statusOf(await mei.envelope(SponsorshipResource.create, { pin_id, username: 'mei_tan' }))).toBe(403);
    expect(statusOf(await mei.envelope(SponsorshipResource.create, { pin_id, username: 'nobody_here' }))).toBe(404);
    await ask();
    expect(statusOf(await mei.envelope(SponsorshipResource.update, { pin_id, action: 'approve' }))).toBe(404);
    const yuki = await server.person(`elif_${pin_id.slice(-6)}`, 'Elif Kaya');
    expect(statusOf(await yuki.envelope(SponsorshipResource.delete, { pin_id }))).toBe(404);
  });

  it('are not asked of who blocks the creator', async () => {
    const yuki = await server.person(`noor_${pin_id.slice(-6)}`, 'Noor Haddad');
    await yuki.data(UserBlockResource.create, { user_id: mei.userId });
    expect(statusOf(await mei.envelope(SponsorshipResource.create, { pin_id, username: `noor_${pin_id.slice(-6)}` }))).toBe(404);
  });
});
