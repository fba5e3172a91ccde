import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import { ModerationCaseResource, ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { ClassifierResource } from '@bowerbird/contract/social/unsafe-pictures/calls.ts';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { receivePicture } from '../../pinning/pictures/index.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { rateWaiting } from './unsafe-pictures.service.ts';

describe('unsafe pictures', () => {
  let server: TestServer;
  let rex: TestPerson;
  let mei: TestPerson;
  let amara: TestPerson;
  let boardId: string;
  let isOn = false;
  let failsAt: (isRed: boolean) => boolean = () => false;
  let asked = 0;
  /** Red counts as unsafe. */
  const rate = async (pixels: Uint8Array) => {
    asked += 1;
    if (failsAt(pixels[0]! > 127)) throw new Error('The classifier ended.');
    return pixels[0]! / 255;
  };
  const classifier = { isOn: () => isOn, rate, close: () => undefined };
  beforeAll(async () => {
    server = await createTestServer({ classifier });
    rex = await server.person('rex_bargain', 'Rex Bargain');
    mei = await server.person('mei_tan', 'Mei Tan');
    amara = await server.person('amara_osei', 'Amara Osei');
    await sql`INSERT INTO moderators (user_id) VALUES (${amara.userId})`.execute(server.core.db);
    boardId = (await makeBoard(rex, 'Colours')).id;
  });
  afterAll(() => server.close());

  const pinOf = async (background: string, title: string) => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    const { signature } = await receivePicture(server.core, rex.userId, Readable.from([bytes]));
    return rex.data(PinResource.create, { board_id: boardId, image_signature: signature, title });
  };
  const blurredFor = async (caller: TestCaller) =>
    (await caller.data(UserPinsResource.get, { username: 'rex_bargain' })).filter(({ isBlurred }) => isBlurred).map(({ title }) => title);

  it('change nothing without the add-on', async () => {
    await pinOf('#ff0000', 'Red');
    await pinOf('#0000ff', 'Blue');
    await rateWaiting(server.core);
    expect((await sql`SELECT 1 FROM picture_ratings`.execute(server.core.db)).rows).toEqual([]);
    expect(await blurredFor(mei)).toEqual([]);
  });

  it('are found among what stands already, put before a moderator, and removed by nobody', async () => {
    isOn = true;
    await rateWaiting(server.core);
    const cases = await amara.data(ModerationCasesResource.get, { list: 'open' });
    expect(cases).toMatchObject([{ rule: 'unsafe_picture', reason: 'nudity', title: 'Red', report_count: 0 }]);
    const pins = await mei.data(UserPinsResource.get, { username: 'rex_bargain' });
    expect(pins.map(({ title }) => title).toSorted()).toEqual(['Blue', 'Red']);
    const red = pins.find(({ title }) => title === 'Red')!;
    expect((await mei.data(PinResource.get, { id: red.id })).isUnsafe).toBe(true);
  });

  it('are blurred for everybody but who wants to see them at once', async () => {
    expect(await blurredFor(mei)).toEqual(['Red']);
    expect(await blurredFor(server.stranger())).toEqual(['Red']);
    await mei.data(UserSettingsResource.update, { blurs_unsafe: false });
    expect(await blurredFor(mei)).toEqual([]);
  });

  it('are no longer once a moderator finds nothing wrong, whatever a later rating says', async () => {
    const [line] = await amara.data(ModerationCasesResource.get, { list: 'open' });
    await amara.data(ModerationCaseResource.update, { case_id: line!.case_id, action: 'decide', decision: 'nothing' });
    expect(await blurredFor(server.stranger())).toEqual([]);
    await sql`UPDATE picture_ratings SET version = 0`.execute(server.core.db);
    await rateWaiting(server.core);
    expect(await blurredFor(server.stranger())).toEqual([]);
    expect(await amara.data(ModerationCasesResource.get, { list: 'open' })).toEqual([]);
  });

  it('are found with comments, too, and are fine once a moderator says so', async () => {
    const blue = (await mei.data(UserPinsResource.get, { username: 'rex_bargain' })).find(({ title }) => title === 'Blue')!;
    const bytes = await sharp({ create: { width: 310, height: 300, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const { signature } = await receivePicture(server.core, rex.userId, Readable.from([bytes]));
    const said = { pin_id: blue.id, text: 'Tried it', user_did_it: true, image_signature: signature };
    const { id } = await rex.data(AggregatedCommentResource.create, said);
    await rateWaiting(server.core);
    const [line] = await amara.data(ModerationCasesResource.get, { list: 'open' });
    expect(line).toMatchObject({ rule: 'unsafe_picture', target_type: 'comment', title: 'Tried it' });
    expect(line!.picture_url).toContain(signature);
    await amara.data(ModerationCaseResource.update, { case_id: line!.case_id, action: 'decide', decision: 'nothing' });
    const ratings =
      await sql`SELECT is_judged, is_unsafe FROM picture_ratings r JOIN comments c ON c.picture_id = r.picture_id WHERE c.id = ${id}`.execute(
        server.core.db,
      );
    expect(ratings.rows).toEqual([{ is_judged: true, is_unsafe: false }]);
    await rex.data(AggregatedCommentResource.delete, { id });
    await sql`DELETE FROM comments WHERE id = ${id}`.execute(server.core.db);
    await sql`DELETE FROM picture_ratings r USING pictures p WHERE p.id = r.picture_id AND encode(p.signature, 'hex') = ${signature}`.execute(
      server.core.db,
    );
  });

  const rateAgain = () => sql`UPDATE picture_ratings SET version = 0`.execute(server.core.db);
  const scores = async () =>
    (
      await sql<{ score: number | null }>`SELECT score FROM picture_ratings WHERE version = 1 ORDER BY score`.execute(server.core.db)
    ).rows.map(({ score }) => score);

  it('wait ever longer while the classifier fails, and none of them is passed over for that', async () => {
    await rateAgain();
    [failsAt, asked] = [() => true, 0];
    const minutes: number[] = [];
    for (let minute = 0; minute < 8; minute += 1) {
      const before = asked;
      await rateWaiting(server.core);
      if (asked > before) minutes.push(minute);
      server.clock.now += 60_000;
    }
    expect([minutes, asked]).toEqual([[0, 1, 3, 7], 4]);
    failsAt = () => false;
    await rateWaiting(server.core);
    expect(await scores()).toEqual([]);
    server.clock.now += 8 * 60_000;
    await rateWaiting(server.core);
    expect(await scores()).toEqual([0, 1]);
  });

  it('keep no other waiting where one of them always fails, and that one has no rating', async () => {
    await rateAgain();
    [failsAt, asked] = [(isRed) => !isRed, 0];
    await rateWaiting(server.core);
    expect([asked, await scores()]).toEqual([1, []]);
    server.clock.now += 60_000;
    await rateWaiting(server.core);
    expect([asked, await scores()]).toEqual([3, [1, null]]);
  });

  it('are counted for the owner of the instance alone', async () => {
    await expect(mei.data(ClassifierResource.get, {})).rejects.toThrow('not_found');
    await sql`UPDATE users SET is_owner = true WHERE id = ${amara.userId}`.execute(server.core.db);
    expect(await amara.data(ClassifierResource.get, {})).toEqual({ is_on: true, pictures: 2, rated: 2, unsafe: 0 });
  });
});
