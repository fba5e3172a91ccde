import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinDraftOrderResource, PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import type { PinDraft } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { purgePictures } from '../../pinning/pictures/forget-pictures.service.ts';
import { makeBoard, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { prepareDraft } from './item-pictures.service.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('drafts of pins', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  let board: Board;
  let made = 0;

  beforeAll(async () => {
    server = await createTestServer();
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    board = await makeBoard(mei, 'Kilns');
  });
  afterAll(() => server.close());

  const draft = async (fields: object = {}): Promise<PinDraft> =>
    mei.data(PinDraftsResource.create, { creation_id: `draft-${(made += 1)}`, ...fields });
  const withPicture = async (fields: object = {}) =>
    draft({ items: [{ id: 'one', image_signature: await uploadedPicture(server, mei.userId) }], board_id: board.id, ...fields });
  const publish = (id: string, caller: TestCaller = mei) => caller.envelope(PinDraftPublicationsResource.create, { id });

  it('begin with comments and shopping allowed, published at once and not attempted', async () => {
    const { title, isCommentsAllowed, isShoppingRecAllowed, publishOption, publishingStatus, mode, type, view, status } = await draft();
    expect({ title, isCommentsAllowed, isShoppingRecAllowed, publishOption, publishingStatus, mode, type, view, status }).toEqual({
      title: '',
      isCommentsAllowed: true,
      isShoppingRecAllowed: true,
      publishOption: 'publish-immediately',
      publishingStatus: 'notAttempted',
      mode: 'create',
      type: 'single',
      view: 'upload',
      status: 'uploading',
    });
  });

  it('are made once, however often the same one is made', async () => {
    const [one, two] = await Promise.all([
      mei.data(PinDraftsResource.create, { creation_id: 'twice', title: 'Kiln' }),
      mei.data(PinDraftsResource.create, { creation_id: 'twice', title: 'Kiln' }),
    ]);
    expect(two.id).toBe(one.id);
    expect((await sam.data(PinDraftsResource.create, { creation_id: 'twice' })).id).not.toBe(one.id);
  });

  it('stand in the order that somebody gave them, and those made later behind', async () => {
    const noor = await server.person('noor_haddad', 'Noor Haddad');
    const make = async (creation_id: string) => (await noor.data(PinDraftsResource.create, { creation_id, title: creation_id })).id;
    const [jug, bowl, cup] = [await make('jug'), await make('bowl'), await make('cup')];
    const titles = async () => (await noor.data(PinDraftsResource.get, {})).map(({ title }) => title);
    await noor.data(PinDraftOrderResource.update, { ids: [cup, jug, bowl] });
    await make('plate');
    expect(await titles()).toEqual(['cup', 'jug', 'bowl', 'plate']);
    const ofMei = await draft();
    await noor.data(PinDraftOrderResource.update, { ids: [bowl, ofMei.id, '999999999999'] });
    expect(await titles()).toEqual(['bowl', 'jug', 'cup', 'plate']);
    const own = (await mei.data(PinDraftsResource.get, {})).map(({ id }) => id);
    await Promise.all([own, own.toReversed()].map((ids) => mei.data(PinDraftOrderResource.update, { ids })));
    expect([own, own.toReversed()]).toContainEqual((await mei.data(PinDraftsResource.get, {})).map(({ id }) => id));
  });

  it('are kept where a text was cut in the middle of an emoji', async () => {
    const { id, title } = await draft({ title: 'Kiln \ud83d', items: [{ id: 'one', alt_text: '\udd25' }] });
    expect(title).toBe('Kiln ');
    expect((await mei.data(PinDraftsResource.update, { id, description: '\ud83d' })).description).toBe('');
  });

  it('keep what is wrong, and say what is wrong with each field', async () => {
    const wrong = await draft({
      title: 'k'.repeat(101),
      description: 'd'.repeat(801),
      alt_text: 'a'.repeat(501),
      link: 'nowhere',
      website_link: 'ftp://old.example',
      scheduled_date: '2027-02-30',
      scheduled_time: '08:00',
      time_zone: 'Europe/Oslo',
      board_id: (await makeBoard(sam, 'Not hers', { privacy: 'secret' })).id,
      items: [{ id: 'one', image_signature: 'ab'.repeat(32) }],
    });
    expect(wrong.title).toHaveLength(101);
    expect(wrong.titleError).toEqual({ rule: 'maxLength', message: 'This text is too long. It may have 100 characters.', limit: 100 });
    expect(wrong.descriptionError?.limit).toBe(800);
    expect(wrong.altTextError?.limit).toBe(500);
    expect(wrong.linkError?.message).toBe('Please enter a full address, such as https://example.org');
    expect(wrong.websiteLinkError?.rule).toBe('format');
    expect(wrong.scheduledDateError?.rule).toBe('date');
    expect(wrong.boardError?.rule).toBe('gone');
    expect(wrong.mediaError?.rule).toBe('unknown_picture');
    expect(wrong.items[0]!.status).toBe('failed');
    const right = await mei.data(PinDraftsResource.update, { id: wrong.id, title: 'Kiln', link: 'kilns.example/one' });
    expect([right.titleError, right.linkError]).toEqual([null, null]);
  });

  it('name the hour that does not exist', async () => {
    const { scheduledTimeError } = await draft({ scheduled_date: '2027-03-28', scheduled_time: '02:30', time_zone: 'Europe/Oslo' });
    expect(scheduledTimeError?.message).toBe('Clocks go forward over this time. Please choose another one.');
  });

  it('refuse a change of an older version, so that two tabs notice each other', async () => {
    const first = await draft({ title: 'One', description: 'Both' });
    const second = await mei.data(PinDraftsResource.update, { id: first.id, version: first.version, title: 'Two' });
    const late = await mei.envelope(PinDraftsResource.update, { id: first.id, version: first.version, title: 'Three' });
    expect(late.resource_response.http_status).toBe(409);
    const [kept] = (await mei.data(PinDraftsResource.get, {})).filter(({ id }) => id === first.id);
    expect(kept).toMatchObject({ title: 'Two', description: 'Both', version: second.version });
  });

  it('belong to one person', async () => {
    const { id } = await draft({ title: 'Hers' });
    for (const envelope of [
      await sam.envelope(PinDraftsResource.update, { id, title: 'Mine' }),
      await sam.envelope(PinDraftsResource.delete, { id }),
      await publish(id, sam),
    ])
      expect(envelope.resource_response.http_status).toBe(404);
    expect((await sam.data(PinDraftsResource.get, {})).map(({ title }) => title)).not.toContain('Hers');
  });

  it('become one pin, however often that is asked for, with what their switches say', async () => {
    const { id } = await withPicture({
      title: 'Raku kiln',
      alt_text: 'A kiln',
      link: 'kilns.example',
      is_comments_allowed: false,
      is_shopping_rec_allowed: false,
    });
    const replies = await Promise.all([publish(id), publish(id), publish(id)]);
    const pins = replies.map(({ resource_response: { data } }) => data as { id: string });
    expect(new Set(pins.map((pin) => pin.id)).size).toBe(1);
    const pin = await mei.data(PinResource.get, { id: pins[0]!.id });
    expect(pin).toMatchObject({ title: 'Raku kiln', altText: 'A kiln', link: 'https://kilns.example/', comments_disabled: true });
    const { rows } = await sql<{ n: number; off: boolean }>`SELECT count(*)::int n, bool_and(shopping_rec_disabled) off FROM pins
      WHERE title = 'Raku kiln'`.execute(server.core.db);
    expect(rows).toEqual([{ n: 1, off: true }]);
    expect((await mei.data(PinDraftsResource.get, {})).some((other) => other.id === id)).toBe(false);
    expect((await mei.envelope(PinDraftsResource.update, { id, title: 'Too late' })).resource_response.http_status).toBe(409);
  });

  it('stay, with the reason, when they cannot be published', async () => {
    const gone = await makeBoard(mei, 'Soon gone');
    const { id } = await withPicture({ board_id: gone.id, title: 'Stays' });
    await mei.data(BoardResource.delete, { board_id: gone.id });
    expect((await publish(id)).resource_response.http_status).toBe(404);
    const find = async () => (await mei.data(PinDraftsResource.get, {})).find((other) => other.id === id)!;
    expect(await find()).toMatchObject({
      publishingStatus: 'failed',
      apiError: 'This board is not here.',
      apiErrorCode: 42,
      board: null,
      boardError: { rule: 'gone' },
    });
    await mei.data(PinDraftsResource.update, { id, board_id: board.id });
    expect(await find()).toMatchObject({ publishingStatus: 'notAttempted', apiError: null, apiErrorCode: null, boardError: null });
    expect((await publish(id)).resource_response.status).toBe('success');
  });

  it('say which of picture and board is missing', async () => {
    for (const [fields, place] of [
      [{ board_id: board.id }, 'mediaError'],
      [{ items: [{ id: 'one', image_signature: await uploadedPicture(server, mei.userId) }] }, 'boardError'],
    ] as const) {
      const { id } = await draft(fields);
      expect((await publish(id)).resource_response.http_status).toBe(400);
      const kept = (await mei.data(PinDraftsResource.get, {})).find((other) => other.id === id)!;
      expect(kept[place]).toEqual({ rule: 'required', message: 'Please fill this in.' });
    }
  });

  it('hold their pictures as long as they are there', async () => {
    const { id, items } = await withPicture();
    const held = items[0]!.media!.signature;
    await sql`UPDATE pictures SET created_at = created_at - interval '3 days'`.execute(server.core.db);
    await sql`UPDATE picture_uploads SET created_at = created_at - interval '3 days'`.execute(server.core.db);
    const isKept = async () => {
      await purgePictures(server.core);
      const { rows } = await sql<{ id: string }>`SELECT id FROM pictures WHERE signature = decode(${held}, 'hex')`.execute(server.core.db);
      return rows.length === 1;
    };
    expect(await isKept()).toBe(true);
    await mei.data(PinDraftsResource.delete, { id });
    expect(await isKept()).toBe(false);
  });

  it('hold the picture that came while another one was fetched to publish them', async () => {
    const { id, version } = await draft({ items: [{ id: 'one', image_url: 'https://kilns.example/one.png' }], board_id: board.id });
    const fetched = await uploadedPicture(server, mei.userId);
    const later = await uploadedPicture(server, mei.userId);
    const items = [{ id: 'two', image_signature: later }];
    const take = async () => {
      await mei.data(PinDraftsResource.update, { id, version, items });
      return { signature: fetched };
    };
    const core = { ...server.core, fetchTurns: { take } } as unknown as typeof server.core;
    await prepareDraft({ core, viewer: { kind: 'AUTH', userId: mei.userId, sessionId: '0' } }, id);
    const { rows } = await sql<{ signature: string }>`SELECT encode(p.signature, 'hex') AS signature
      FROM picture_holds h JOIN pictures p ON p.id = h.picture_id WHERE h.draft_id = ${id}`.execute(server.core.db);
    expect(rows.map(({ signature }) => signature)).toEqual([later]);
  });

  it('let nobody use a picture that they do not know', async () => {
    const hers = await uploadedPicture(server, sam.userId);
    const { items } = await draft({ items: [{ id: 'one', image_signature: hers }] });
    expect(items[0]).toMatchObject({ media: null, status: 'failed' });
  });

  it('are two hundred at most', async () => {
    const yuki = await server.person('yuki_mori', 'Yuki Mori');
    await sql`INSERT INTO pin_drafts (user_id, creation_id) SELECT ${yuki.userId}::bigint, 'n' || n FROM generate_series(1, 200) n`.execute(
      server.core.db,
    );
    expect((await yuki.envelope(PinDraftsResource.create, { creation_id: 'one-more' })).resource_response.http_status).toBe(409);
    expect((await yuki.data(PinDraftsResource.create, { creation_id: 'n7' })).creationId).toBe('n7');
    expect(await yuki.data(PinDraftsResource.get, {})).toHaveLength(200);
  });

  it('are no more where several are made at once', async () => {
    const ines = await server.person('ines_prado', 'Inês Prado');
    await sql`INSERT INTO pin_drafts (user_id, creation_id) SELECT ${ines.userId}::bigint, 'n' || n FROM generate_series(1, 199) n`.execute(
      server.core.db,
    );
    await Promise.all(Array.from({ length: 30 }, (_, n) => ines.envelope(PinDraftsResource.create, { creation_id: `last-${n}` })));
    expect(await ines.data(PinDraftsResource.get, {})).toHaveLength(200);
  });
});
