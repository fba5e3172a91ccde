import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { AccountStatusResource, ModerationCaseResource, ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { ReactionsResource } from '@bowerbird/contract/social/pin-responses/calls.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { deleteOldTexts } from '../comments/said-texts.queries.ts';
import { letDecisionsStand } from '../moderation/testing/moderation-cast.ts';
import { release } from './index.ts';

describe('rules against abuse', () => {
  let server: TestServer;
  let amara: TestPerson;
  let count = 0;
  beforeAll(async () => {
    server = await createTestServer();
    amara = await server.person('amara_osei', 'Amara Osei');
    await sql`INSERT INTO moderators (user_id) VALUES (${amara.userId})`.execute(server.core.db);
  });
  afterAll(() => server.close());

  const people = async (most: number): Promise<TestPerson[]> => {
    const made: TestPerson[] = [];
    for (let at = 0; at < most; at += 1) made.push(await server.person(`person_${(count += 1)}`, 'Rex Bargain'));
    return made;
  };
  /** People who have been here for long. */
  const settled = async (most: number): Promise<TestPerson[]> => {
    const made = await people(most);
    await sql`UPDATE users SET created_at = now() - interval '30 days' WHERE id = ANY(${made.map(({ userId }) => userId)}::bigint[])`.execute(
      server.core.db,
    );
    return made;
  };
  const pinned = async (who: TestPerson, link: string) =>
    (await makePin(server, who, (await makeBoard(who, `Board ${(count += 1)}`)).id, { link })).id;
  const open = async () => {
    await server.settle();
    return amara.data(ModerationCasesResource.get, { list: 'open', page_size: 250 });
  };
  const decide = (case_id: string, decision: 'nothing' | 'remove') =>
    amara.data(ModerationCaseResource.update, { case_id, action: 'decide', decision, statement: 'A lie.' });
  const heldOf = async (id: string) =>
    (await sql<{ held_back: number }>`SELECT held_back FROM pins WHERE id = ${id}`.execute(server.core.db)).rows[0]?.held_back;

  it('put the same link of many new accounts before a moderator as one case, out of feeds, and delete nothing', async () => {
    const link = 'https://win.example/chair';
    const ids: string[] = [];
    const five = await people(5);
    for (const who of five) ids.push(await pinned(who, link));
    const cases = await open();
    expect(cases.map(({ rule }) => rule)).toEqual(['same_link']);
    const found = await amara.data(ModerationCaseResource.get, { case_id: cases[0]!.case_id });
    expect(found.things).toBe(5);
    expect(found.noticed[0]!.facts).toMatchObject({ accounts: 5, people: expect.arrayContaining(['person_1']) });
    for (const id of ids) expect(await heldOf(id)).toBe(3);
    expect((await server.stranger().data(PinResource.get, { id: ids[0]! })).id).toBe(ids[0]);
    expect((await five[0]!.data(AccountStatusResource.get, {})).waiting_pins).toBe(1);

    await decide(cases[0]!.case_id, 'nothing');
    await letDecisionsStand(server.core);
    for (const id of ids) expect(await heldOf(id)).toBe(0);
    await pinned((await people(1))[0]!, link);
    expect(await open(), 'what was found harmless is not asked again').toEqual([]);
  });

  it('see nothing in people who have been here for long, in few, or in saves of one pin', async () => {
    for (const who of await settled(6)) await pinned(who, 'https://blog.example/loved');
    for (const who of await people(4)) await pinned(who, 'https://blog.example/new');
    const first = await pinned((await settled(1))[0]!, 'https://blog.example/saved');
    for (const who of await people(6))
      await who.data(RepinResource.create, { pin_id: first, board_id: (await makeBoard(who, 'Saved')).id });
    expect(await open()).toEqual([]);
  });

  it('remove all pins of such a case by one decision', async () => {
    const ids: string[] = [];
    for (const who of await people(5)) ids.push(await pinned(who, 'https://win.example/table'));
    const [line] = await open();
    await decide(line!.case_id, 'remove');
    for (const id of ids) await expect(server.stranger().data(PinResource.get, { id })).rejects.toThrow('pin_not_found');
  });

  it('let pins into feeds again that no moderator looked at for three days', async () => {
    const ids: string[] = [];
    for (const who of await people(5)) ids.push(await pinned(who, 'https://win.example/lamp'));
    const [line] = await open();
    await release(server.core);
    expect(await heldOf(ids[0]!)).toBe(3);
    await sql`UPDATE pins SET created_at = created_at - interval '73 hours' WHERE id = ANY(${ids}::bigint[])`.execute(server.core.db);
    await release(server.core);
    for (const id of ids) expect(await heldOf(id)).toBe(0);
    await decide(line!.case_id, 'nothing');
  });

  it('have all new pins wait of accounts with several such links, until somebody looked', async () => {
    const five = await people(5);
    for (const path of ['a', 'b', 'c']) for (const who of five) await pinned(who, `https://many.example/${path}`);
    await server.settle();
    const next = await pinned(five[0]!, 'https://innocent.example/');
    const cases = await open();
    expect(await heldOf(next)).toBe(3);
    for (const { case_id: id } of cases) await decide(id, 'nothing');
    await letDecisionsStand(server.core);
    expect(await heldOf(next)).toBe(0);
  });

  it('slow down who says the same again and again, and show it to a moderator', async () => {
    const [rex] = await settled(1);
    const pins: string[] = [];
    for (let at = 0; at < 6; at += 1) pins.push(await pinned(amara, `https://own.example/${at}`));
    const says = (pin_id: string, text: string) => rex!.envelope(AggregatedCommentResource.create, { pin_id, text });
    for (const [at, id] of pins.slice(0, 5).entries())
      expect((await says(id, `Get rich${'!'.repeat(at)} by my  course`)).resource_response.http_status).toBe(200);
    const slowed = (await says(pins[5]!, 'GET RICH by my course')).resource_response;
    expect([slowed.http_status, slowed.error?.extraData?.retryAfter]).toEqual([429, 3600]);
    expect((await says(pins[5]!, 'What a lovely chair that is')).resource_response.http_status).toBe(200);
    const [line] = await open();
    expect(line).toMatchObject({ rule: 'same_text', target_type: 'comment' });
    const found = await amara.data(ModerationCaseResource.get, { case_id: line!.case_id });
    expect([found.things, found.noticed[0]!.facts.times]).toEqual([5, 5]);
    await decide(line!.case_id, 'remove');
    const left = await sql<{
      n: number;
    }>`SELECT count(*)::int n FROM comments WHERE user_id = ${rex!.userId} AND deleted_at IS NULL`.execute(server.core.db);
    expect(left.rows).toEqual([{ n: 1 }]);
  });

  it('hear of changed comments as of new ones', async () => {
    const [rex] = await settled(1);
    const ids: string[] = [];
    for (let at = 0; at < 6; at += 1) {
      const pin_id = await pinned(amara, `https://own.example/changed${at}`);
      ids.push((await rex!.data(AggregatedCommentResource.create, { pin_id, text: `Harmless words, number ${at} of six` })).id);
    }
    const change = (commentId: string, text: string) => rex!.envelope(AggregatedCommentResource.update, { commentId, text });
    for (const id of ids.slice(0, 5)) expect((await change(id, 'Come to my own market')).resource_response.http_status).toBe(200);
    await change(ids[0]!, 'Words that nobody minds at all');
    const slowed = (await change(ids[5]!, 'COME to my own market!')).resource_response;
    expect([slowed.http_status, slowed.error?.extraData?.retryAfter]).toEqual([429, 3600]);
    const cases = await open();
    expect(cases.map(({ rule }) => rule)).toEqual(['same_text']);
    await decide(cases[0]!.case_id, 'nothing');
  });

  it('cannot be turned against somebody by saying what they said', async () => {
    const [rex] = await settled(1);
    const pin_id = await pinned(amara, 'https://own.example/kind');
    const text = 'The grain of this table is lovely';
    const kind = await rex!.data(AggregatedCommentResource.create, { pin_id, text });
    for (const who of await people(4)) await who.data(AggregatedCommentResource.create, { pin_id, text });
    const [line] = await open();
    const found = await amara.data(ModerationCaseResource.get, { case_id: line!.case_id });
    expect(found.things).toBe(4);
    await decide(line!.case_id, 'remove');
    const left = await sql<{ id: string }>`SELECT id FROM comments WHERE pin_id = ${pin_id} AND deleted_at IS NULL`.execute(server.core.db);
    expect(left.rows.map(({ id }) => id)).toEqual([kind.id]);
  });

  it('see the same text of many new accounts, but no short praise', async () => {
    const id = await pinned(amara, 'https://own.example/praised');
    const four = await people(4);
    for (const who of four) await who.data(AggregatedCommentResource.create, { pin_id: id, text: 'Lovely!' });
    expect(await open()).toEqual([]);
    for (const who of four) await who.data(AggregatedCommentResource.create, { pin_id: id, text: 'Join my channel for gifts' });
    const cases = await open();
    expect(cases.map(({ rule }) => rule)).toEqual(['same_text']);
    await decide(cases[0]!.case_id, 'nothing');
  });

  it('look back a day at what was said, also after what is older than two days is forgotten', async () => {
    const id = await pinned(amara, 'https://own.example/yesterday');
    const four = await people(4);
    const say = (who: TestPerson) => who.data(AggregatedCommentResource.create, { pin_id: id, text: 'Free lamps on my own page' });
    for (const who of four.slice(1)) await say(who);
    await sql`UPDATE said_texts SET said_at = now() - interval '20 hours'`.execute(server.core.db);
    await deleteOldTexts(server.core.db);
    await say(four[0]!);
    const cases = await open();
    expect(cases.map(({ rule }) => rule)).toEqual(['same_text']);
    await decide(cases[0]!.case_id, 'nothing');
    await sql`UPDATE said_texts SET said_at = now() - interval '3 days'`.execute(server.core.db);
    await deleteOldTexts(server.core.db);
    const { rows } = await sql`SELECT 1 FROM said_texts`.execute(server.core.db);
    expect(rows).toEqual([]);
  });

  it('see new accounts that follow each other in a ring, and hold nothing of theirs', async () => {
    const five = await people(5);
    const follow = (one: TestPerson, other: TestPerson) => one.data(UserFollowResource.create, { user_id: other.userId });
    for (const one of five.slice(1)) await follow(one, five[0]!);
    expect(await open(), 'one whom many follow is no ring').toEqual([]);
    for (const one of five) for (const other of five) if (one !== other) await follow(one, other);
    const cases = await open();
    expect(cases.map(({ rule, target_type: type }) => [rule, type])).toEqual([['ring', 'user']]);
    const found = await amara.data(ModerationCaseResource.get, { case_id: cases[0]!.case_id });
    expect(found.noticed[0]!.facts.people).toHaveLength(5);
    await decide(cases[0]!.case_id, 'nothing');
  });

  it('see new accounts that praise each other’s pins in a ring', async () => {
    const five = await people(5);
    const pins = await Promise.all(five.map((who, at) => pinned(who, `https://own.example/ring/${at}`)));
    for (const [at, pin_id] of pins.entries())
      for (const who of five) if (who !== five[at]) await who.data(ReactionsResource.create, { pin_id, reaction_type: 1 });
    const cases = await open();
    expect(cases.map(({ rule }) => rule)).toEqual(['ring']);
    await decide(cases[0]!.case_id, 'nothing');
  });

  it('see no ring in friends who have been here for long', async () => {
    const five = await settled(5);
    for (const one of five)
      for (const other of five) if (one !== other) await one.data(UserFollowResource.create, { user_id: other.userId });
    expect(await open()).toEqual([]);
  });
});
