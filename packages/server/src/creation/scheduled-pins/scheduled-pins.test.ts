import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PinDraftPublicationsResource, PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { StoryPinDraftResource, StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { readMe } from '@bowerbird/contract/identity/viewer/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { NewsHubResource } from '@bowerbird/contract/social/news/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { makeBoard, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { draftLimits } from '@bowerbird/domain/creation/drafts.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { makePinOf } from '../pin-drafts/index.ts';
import { selectDue } from './scheduled-pins.queries.ts';
import { publishDue } from './scheduled-pins.service.ts';

const NOW = Date.parse('2027-03-10T12:00:00Z');
const seconds = (iso: string) => Date.parse(iso) / 1000;

describe('scheduled pins', () => {
  let server: TestServer;
  let mei: TestPerson;
  let sam: TestPerson;
  let board: Board;
  let made = 0;
  let now = NOW;

  beforeAll(async () => {
    server = await createTestServer();
    (server.core as { now: () => number }).now = () => now;
    mei = await server.person('mei_tan', 'Mei Tan');
    sam = await server.person('sam_okoye', 'Sam Okoye');
    board = await makeBoard(mei, 'Tiles');
  });
  afterEach(async () => {
    now = NOW;
    await sql`DELETE FROM pin_drafts`.execute(server.core.db);
  });
  afterAll(() => server.close());

  const draft = async (title: string, fields: object = {}) => {
    const items = [{ id: 'one', image_signature: await uploadedPicture(server, mei.userId) }];
    return mei.data(PinDraftsResource.create, { creation_id: `draft-${(made += 1)}`, title, items, board_id: board.id, ...fields });
  };
  const scheduled = async (title: string, iso: string) =>
    mei.data(ScheduledPinsResource.create, { draft_id: (await draft(title)).id, scheduled_ts: seconds(iso) });
  const waiting = async () => (await mei.data(ScheduledPinsResource.get, {})).map(({ title }) => title);
  const out = async () => (await mei.data(UserPinsResource.get, { username: 'mei_tan' })).map(({ title }) => title);
  const ruleOf = ({ resource_response: { error } }: Awaited<ReturnType<typeof mei.envelope>>) => error?.extraData?.fields?.[0];

  it('stand in the order of their time, also when they are moved', async () => {
    await scheduled('Second', '2027-03-12T08:00:00Z');
    const first = await scheduled('First', '2027-03-11T08:00:00Z');
    await scheduled('Third', '2027-03-13T08:00:00Z');
    expect(await waiting()).toEqual(['First', 'Second', 'Third']);
    await mei.data(ScheduledPinsResource.update, { id: first.id, scheduled_ts: seconds('2027-03-12T18:00:00Z') });
    expect(await waiting()).toEqual(['Second', 'First', 'Third']);
    expect((await mei.data(readMe, {})).scheduled_pin_count).toBe(3);
    await mei.data(ScheduledPinsResource.delete, { id: first.id });
    expect(await waiting()).toEqual(['Second', 'Third']);
    expect((await mei.data(PinDraftsResource.get, {})).find(({ id }) => id === first.id)?.scheduled_ts).toBeNull();
  });

  it('is nothing to take away from a draft that has no time, which stays as it is', async () => {
    const { id, version } = await draft('Bowl');
    const refused = await mei.envelope(ScheduledPinsResource.delete, { id });
    expect(refused.resource_response.error?.name).toBe('not_found');
    expect((await mei.data(PinDraftsResource.get, {})).find((one) => one.id === id)!.version).toBe(version);
  });

  it('come page by page', async () => {
    for (const day of ['11', '12', '13']) await scheduled(`Day ${day}`, `2027-03-${day}T08:00:00Z`);
    const one = await mei.envelope(ScheduledPinsResource.get, { page_size: 2 });
    const two = await mei.envelope(ScheduledPinsResource.get, { page_size: 2, bookmarks: [one.resource_response.bookmark!] });
    const titles = [one, two].map(({ resource_response: { data } }) => data!.map(({ title }) => title));
    expect(titles).toEqual([['Day 11', 'Day 12'], ['Day 13']]);
  });

  it('take a time of the wall, in summer and in winter', async () => {
    const { id } = await draft('Oslo');
    const at = async (date: string, time: string) =>
      (await mei.data(ScheduledPinsResource.create, { draft_id: id, scheduled_date: date, scheduled_time: time, time_zone: 'Europe/Oslo' }))
        .scheduled_ts;
    expect(await at('2027-03-27', '08:00')).toBe(seconds('2027-03-27T07:00:00Z'));
    expect(await at('2027-03-29', '08:00')).toBe(seconds('2027-03-29T06:00:00Z'));
  });

  it('refuse what is past, too far away, or an hour that does not exist', async () => {
    const { id: draft_id } = await draft('Never');
    const wall = (scheduled_date: string, scheduled_time: string, time_zone = 'Europe/Oslo') =>
      mei.envelope(ScheduledPinsResource.create, { draft_id, scheduled_date, scheduled_time, time_zone });
    expect(ruleOf(await wall('2027-03-28', '02:30'))).toEqual({ field: 'scheduled_time', rule: 'skipped' });
    expect(ruleOf(await wall('2027-03-10', '12:00'))).toEqual({ field: 'scheduled_date', rule: 'past' });
    expect(ruleOf(await wall('2028-03-28', '08:00'))).toEqual({ field: 'scheduled_date', rule: 'too_far' });
    expect(ruleOf(await wall('2027-13-01', '08:00'))).toEqual({ field: 'scheduled_date', rule: 'date' });
    expect(ruleOf(await wall('2027-03-11', '8 o’clock'))).toEqual({ field: 'scheduled_time', rule: 'time' });
    expect(ruleOf(await wall('2027-03-11', '08:00', 'Moon/Base'))).toEqual({ field: 'time_zone', rule: 'time_zone' });
    expect(ruleOf(await mei.envelope(ScheduledPinsResource.create, { draft_id, scheduled_ts: seconds('2027-03-10T11:59:00Z') }))).toEqual({
      field: 'scheduled_ts',
      rule: 'past',
    });
    expect(ruleOf(await mei.envelope(ScheduledPinsResource.create, { draft_id }))).toEqual({ field: 'scheduled_date', rule: 'required' });
    expect(await waiting()).toEqual([]);
  });

  it('have to be ready: what is missing is told before they wait', async () => {
    const { id } = await draft('No board', { board_id: null });
    const refused = await mei.envelope(ScheduledPinsResource.create, { draft_id: id, scheduled_ts: seconds('2027-03-12T08:00:00Z') });
    expect(ruleOf(refused)).toEqual({ field: 'board_id', rule: 'required' });
    const [kept] = await mei.data(PinDraftsResource.get, {});
    expect(kept!.boardError?.rule).toBe('required');
  });

  it('belong to one person', async () => {
    const { id } = await scheduled('Hers', '2027-03-12T08:00:00Z');
    const later = seconds('2027-03-14T08:00:00Z');
    for (const envelope of [
      await sam.envelope(ScheduledPinsResource.create, { draft_id: id, scheduled_ts: later }),
      await sam.envelope(ScheduledPinsResource.update, { id, scheduled_ts: later }),
      await sam.envelope(ScheduledPinsResource.delete, { id }),
    ])
      expect(envelope.resource_response.http_status).toBe(404);
    expect(await sam.data(ScheduledPinsResource.get, {})).toEqual([]);
  });

  it('go out when they came due, once, also after the instance stood still', async () => {
    await scheduled('Due one', '2027-03-11T08:00:00Z');
    await scheduled('Due two', '2027-03-12T08:00:00Z');
    await scheduled('Not due', '2027-03-20T08:00:00Z');
    await publishDue(server.core);
    expect(await out()).toEqual([]);
    now = Date.parse('2027-03-15T00:00:00Z');
    await Promise.all([publishDue(server.core), publishDue(server.core)]);
    await publishDue(server.core);
    expect((await out()).toSorted()).toEqual(['Due one', 'Due two']);
    expect(await waiting()).toEqual(['Not due']);
    const all = await mei.data(ScheduledPinsResource.get, {
      from_ts: seconds('2027-03-01T00:00:00Z'),
      until_ts: seconds('2027-04-01T00:00:00Z'),
    });
    expect(all.map(({ title, pinId }) => [title, pinId !== null])).toEqual([
      ['Due one', true],
      ['Due two', true],
      ['Not due', false],
    ]);
  });

  it('stand on the day that they went out on, with the picture of the pin, where they were published before their time', async () => {
    const { id } = await scheduled('Early', '2027-03-17T09:00:00Z');
    await mei.data(PinDraftPublicationsResource.create, { id });
    const of = (from: string, until: string) =>
      mei.data(ScheduledPinsResource.get, { from_ts: seconds(`${from}T00:00:00Z`), until_ts: seconds(`${until}T00:00:00Z`) });
    expect(await of('2027-03-17', '2027-03-18')).toEqual([]);
    const [early] = await of('2027-03-10', '2027-03-11');
    expect(early).toMatchObject({ title: 'Early', scheduled_ts: NOW / 1000 });
    const [pin] = await mei.data(UserPinsResource.get, { username: 'mei_tan' });
    expect(early?.media?.url).toBe(pin?.images?.['736x']?.url);
  });

  it('go out in the order of their time, those that waited longest first', async () => {
    await scheduled('Later', '2027-03-12T08:00:00Z');
    await scheduled('Sooner', '2027-03-11T08:00:00Z');
    const due = await selectDue(server.core.db, new Date('2027-03-15T00:00:00Z'), 1);
    const [first] = await mei.data(ScheduledPinsResource.get, {});
    expect([first!.title, due.map(({ id }) => id)]).toEqual(['Sooner', [first!.id]]);
  });

  it('stay with the reason when they cannot go out, and wait for their owner', async () => {
    const gone = await makeBoard(mei, 'Soon gone');
    const lost = await draft('Lost', { board_id: gone.id });
    await mei.data(ScheduledPinsResource.create, { draft_id: lost.id, scheduled_ts: seconds('2027-03-11T08:00:00Z') });
    await mei.data(BoardResource.delete, { board_id: gone.id });
    now = Date.parse('2027-03-15T00:00:00Z');
    await publishDue(server.core);
    const [kept] = await mei.data(ScheduledPinsResource.get, {});
    expect(kept).toMatchObject({ title: 'Lost', board: null, error: { rule: 'gone' } });
    await mei.data(PinDraftsResource.update, { id: lost.id, board_id: board.id });
    await publishDue(server.core);
    expect(await out()).toContain('Lost');
  });

  it('are news where they could not go out, until somebody mends them', async () => {
    const told = async () => (await mei.data(NewsHubResource.get, {})).filter(({ kind }) => kind === 'not_published');
    const gone = await makeBoard(mei, 'Not for long');
    const lost = await draft('Told', { board_id: gone.id });
    expect(
      (await mei.envelope(PinDraftPublicationsResource.create, { id: (await draft('By hand', { board_id: null })).id })).resource_response
        .http_status,
    ).toBe(400);
    await mei.data(ScheduledPinsResource.create, { draft_id: lost.id, scheduled_ts: seconds('2027-03-11T08:00:00Z') });
    await mei.data(BoardResource.delete, { board_id: gone.id });
    now = Date.parse('2027-03-15T00:00:00Z');
    await publishDue(server.core);
    await publishDue(server.core);
    await server.settle();
    expect(await told()).toMatchObject([{ actors: [], url: '/pin-builder/schedule/', is_read: false }]);
    await mei.data(PinDraftsResource.update, { id: lost.id, board_id: board.id });
    expect(await told()).toEqual([]);
  });

  it('say as drafts when they go out, by the clock of their place', async () => {
    const { id } = await draft('Clock', { publish_option: 'publish-immediately' });
    await mei.data(ScheduledPinsResource.create, { draft_id: id, scheduled_ts: seconds('2027-03-11T08:00:00Z'), time_zone: 'Europe/Oslo' });
    const [kept] = await mei.data(PinDraftsResource.get, {});
    expect(kept).toMatchObject({
      publishOption: 'publish-later',
      scheduledDate: '2027-03-11',
      scheduledTime: '09:00',
      scheduledDateError: null,
    });
  });

  it('are told as drafts that the day they are meant for is past or too far away', async () => {
    const meant = async (scheduled_date: string) =>
      (await draft('Meant', { publish_option: 'publish-later', scheduled_date, scheduled_time: '09:00', time_zone: 'Europe/Oslo' }))
        .scheduledDateError?.rule;
    expect([await meant('2026-01-01'), await meant('2030-01-01'), await meant('2027-03-11')]).toEqual(['past', 'too_far', undefined]);
  });

  it('are refused for a text of a picture that comes after the first, which is named', async () => {
    const items = await Promise.all(
      ['one', 'two'].map(async (id) => ({
        id,
        image_signature: await uploadedPicture(server, mei.userId),
        title: id === 'two' ? 'x'.repeat(101) : '',
      })),
    );
    const { id } = await draft('Two', { items });
    const refused = [
      await mei.envelope(ScheduledPinsResource.create, { draft_id: id, scheduled_ts: seconds('2027-03-11T08:00:00Z') }),
      await mei.envelope(PinDraftPublicationsResource.create, { id }),
    ];
    expect(refused.map(ruleOf)).toEqual(Array(2).fill(expect.objectContaining({ field: 'items.1.title', rule: 'maxLength', limit: 100 })));
  });

  it('that could not go out are left to who mends them until the last change is two minutes old', async () => {
    const gone = await makeBoard(mei, 'Gone soon');
    const lost = await draft('Half typed', { board_id: gone.id });
    await mei.data(ScheduledPinsResource.create, { draft_id: lost.id, scheduled_ts: seconds('2027-03-11T08:00:00Z') });
    await mei.data(BoardResource.delete, { board_id: gone.id });
    now = Date.parse('2027-03-15T00:00:00Z');
    await publishDue(server.core);
    await mei.data(PinDraftsResource.update, { id: lost.id, board_id: board.id });
    const changed = (age: string) =>
      sql`UPDATE pin_drafts SET updated_at = '2027-03-15T00:00:00Z'::timestamptz - ${age}::interval WHERE id = ${lost.id}`.execute(
        server.core.db,
      );
    await changed('1 minute');
    await publishDue(server.core);
    expect(await out()).not.toContain('Half typed');
    await changed('3 minutes');
    await publishDue(server.core);
    expect(await out()).toContain('Half typed');
  });

  it('stay when their time was taken away or put off after they were chosen', async () => {
    const { id } = await scheduled('Put off', '2027-03-11T08:00:00Z');
    const viewer = { kind: 'AUTH', userId: mei.userId, sessionId: '' } as const;
    const publish = () => makePinOf({ core: server.core, viewer }, id, { dueBy: new Date('2027-03-11T09:00:00Z') });
    await mei.data(ScheduledPinsResource.update, { id, scheduled_ts: seconds('2027-03-12T08:00:00Z') });
    await expect(publish()).rejects.toMatchObject({ errorName: 'conflict' });
    await mei.data(ScheduledPinsResource.delete, { id });
    await expect(publish()).rejects.toMatchObject({ errorName: 'conflict' });
    expect(await out()).not.toContain('Put off');
  });

  it('that meet a fault of the instance keep nobody back, are tried again, and say so in the end', async () => {
    const odd = await scheduled('Odd', '2027-03-11T08:00:00Z');
    await sql`UPDATE pin_drafts SET content = content || '{"title": 7}' WHERE id = ${odd.id}`.execute(server.core.db);
    await scheduled('Sound', '2027-03-12T08:00:00Z');
    now = Date.parse('2027-03-15T00:00:00Z');
    await publishDue(server.core);
    expect(await out()).toContain('Sound');
    await scheduled('Later', '2027-03-15T08:00:00Z');
    now = Date.parse('2027-03-16T00:00:00Z');
    const due = async () => (await selectDue(server.core.db, new Date(now), 5)).map(({ id }) => id);
    expect((await due()).at(-1)).toBe(odd.id);
    for (let time = 0; time < 10; time += 1) await publishDue(server.core);
    expect(await due()).toEqual([]);
    expect((await mei.data(ScheduledPinsResource.get, {}))[0]).toMatchObject({ id: odd.id, error: { rule: 'unknown' } });
  });

  it('are as many as there is room for, and take no room from drafts', async () => {
    const { userId, data } = await server.person('yuki_mori', 'Yuki Mori');
    const fill = (count: number, time: string | null) =>
      sql`INSERT INTO pin_drafts (user_id, creation_id, scheduled_at) SELECT ${userId}, ${time ?? ''} || n, ${time}::timestamptz FROM generate_series(1, ${count}::int) n`.execute(
        server.core.db,
      );
    await fill(draftLimits.scheduled, '2027-04-01T00:00:00Z');
    const own = await makeBoard({ userId, data } as TestPerson, 'Yuki');
    const items = [{ id: 'one', image_signature: await uploadedPicture(server, userId) }];
    const { id } = await data(PinDraftsResource.create, { creation_id: 'own', title: 'One more', items, board_id: own.id });
    const wait = () => data(ScheduledPinsResource.create, { draft_id: id, scheduled_ts: seconds('2027-04-02T00:00:00Z') });
    await expect(wait()).rejects.toThrow('too_many_things');
    await sql`DELETE FROM pin_drafts WHERE user_id = ${userId} AND creation_id LIKE '2027%1'`.execute(server.core.db);
    await wait();
  });

  it('are no more where several get their times at once', async () => {
    await sql`INSERT INTO pin_drafts (user_id, creation_id, scheduled_at) SELECT ${mei.userId}, 'n' || n, '2027-04-01T00:00:00Z'
      FROM generate_series(1, ${draftLimits.scheduled - 1}::int) n`.execute(server.core.db);
    const drafts = [];
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) drafts.push(await draft(title));
    const times = drafts.map(({ id }) =>
      mei.envelope(ScheduledPinsResource.create, { draft_id: id, scheduled_ts: seconds('2027-04-02T00:00:00Z') }),
    );
    const refused = (await Promise.all(times)).filter(({ resource_response: { error } }) => error?.name === 'too_many_things');
    expect(refused).toHaveLength(5);
  });

  it('of an account that is closed stay where they are', async () => {
    await scheduled('Closed', '2027-03-11T08:00:00Z');
    await sql`UPDATE users SET state = 1 WHERE id = ${mei.userId}`.execute(server.core.db);
    now = Date.parse('2027-03-15T00:00:00Z');
    await publishDue(server.core);
    await sql`UPDATE users SET state = 0 WHERE id = ${mei.userId}`.execute(server.core.db);
    expect(await waiting()).toEqual(['Closed']);
    expect(await out()).not.toContain('Closed');
  });

  it('may be idea pins, which stand among the others and go out once', async () => {
    const metadata = { pinTitle: 'Winter citrus', templateType: 'none' as const, basics: { keyValueBlocks: [], listBlocks: [] } };
    const words = { ...newStoryBlock('title', 'story_pin_heading_block'), text: 'Citrus' } as StoryBlock;
    const media = { signature: await uploadedPicture(server, mei.userId), altText: '' };
    const pages = [{ ...newStoryPage('one'), media, blocks: [words] }];
    const story = await mei.data(StoryPinDraftsResource.create, { creation_id: 'citrus', board_id: board.id, pages, metadata });
    await scheduled('A pin', '2027-03-11T09:00:00Z');
    const time = { scheduled_ts: seconds('2027-03-11T08:00:00Z') };
    const { id, ...shown } = await mei.data(ScheduledPinsResource.create, { draft_id: story.id, ...time, time_zone: 'Asia/Tokyo' });
    expect(shown).toMatchObject({ title: 'Winter citrus', isStory: true, media: { signature: media.signature }, ...time });
    expect(await waiting()).toEqual(['Winter citrus', 'A pin']);
    expect(await mei.data(StoryPinDraftResource.get, { id: story.id })).toMatchObject({
      version: story.version + 1,
      timeZone: 'Asia/Tokyo',
      publishingStatus: 'notAttempted',
      ...time,
    });
    await mei.data(ScheduledPinsResource.update, { id, scheduled_ts: seconds('2027-03-11T10:00:00Z') });
    expect(await waiting()).toEqual(['A pin', 'Winter citrus']);
    now = Date.parse('2027-03-11T10:01:00Z');
    await publishDue(server.core);
    await publishDue(server.core);
    expect((await out()).filter((title) => title === 'Winter citrus')).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('refuse an idea pin that cannot go out as it stands, and changes of one that is out', async () => {
    const story = await mei.data(StoryPinDraftsResource.create, { creation_id: 'empty', pages: [newStoryPage('one')] });
    const time = { scheduled_ts: seconds('2027-03-11T08:00:00Z') };
    const refused = await mei.envelope(ScheduledPinsResource.create, { draft_id: story.id, ...time });
    expect(refused.resource_response.error?.extraData?.fields).toContainEqual({ field: 'board_id', rule: 'required' });
    expect(await waiting()).toEqual([]);
    await sql`UPDATE pin_drafts SET edits_pin_id = 1 WHERE id = ${story.id}`.execute(server.core.db);
    const edit = await mei.envelope(ScheduledPinsResource.create, { draft_id: story.id, ...time });
    expect(edit.resource_response.error?.name).toBe('not_found');
  });
});
