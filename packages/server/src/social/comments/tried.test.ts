import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { AggregatedCommentResource, DidItCommentsResource, markCommentHelpful } from '@bowerbird/contract/social/comments/calls.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { makeBoard, makePin, uploadedPicture } from '../../pinning/testing/pinning-cast.ts';
import { forgetPictures } from '../../pinning/pictures/index.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lena: TestPerson;
let mei: TestPerson;
let tomas: TestPerson;
let boardId: string;
beforeAll(async () => {
  server = await createTestServer();
  lena = await server.person('lena_fjeld', 'Lena Fjeld');
  mei = await server.person('mei_tan', 'Mei Tan');
  tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
  boardId = (await makeBoard(lena, 'Loaves')).id;
});
afterAll(() => server.close());

const newPin = async () => (await makePin(server, lena, boardId, { title: 'Rye loaf' })).id;
const tell = (caller: TestCaller, pin_id: string, text: string, more: object = {}) =>
  caller.data(AggregatedCommentResource.create, { pin_id, text, user_did_it: true, ...more });
const tried = async (caller: TestCaller, pin_id: string, sort: 'best' | 'newest' = 'newest') =>
  (await caller.data(DidItCommentsResource.get, { pin_id, sort })).map(({ text }) => text);
const triedBy = async (caller: TestCaller, username: string) =>
  (await caller.data(DidItCommentsResource.get, { username })).map(({ text }) => text);

describe('what people tried', () => {
  it('is said under a pin with one picture, and stands in a list of its own', async () => {
    const pin = await newPin();
    const image_signature = await uploadedPicture(server, mei.userId);
    await mei.data(AggregatedCommentResource.create, { pin_id: pin, text: 'Looks good' });
    const made = await tell(mei, pin, 'It rose well', { image_signature });
    expect(made).toMatchObject({
      user_did_it: true,
      image: { width: 236, dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/u) as string },
    });
    expect(made.image!.url).toContain(image_signature);
    await tell(tomas, pin, 'Mine fell flat');
    await lena.data(markCommentHelpful, { id: made.id });
    await server.core.db.updateTable('comment_counters').set({ helpful: 1 }).where('comment_id', '=', made.id).execute();
    for (const caller of [server.stranger(), lena]) {
      expect(await tried(caller, pin)).toEqual(['Mine fell flat', 'It rose well']);
      expect(await tried(caller, pin, 'best')).toEqual(['It rose well', 'Mine fell flat']);
    }
  });

  it('comes page by page, newest and best first', async () => {
    const pin = await newPin();
    for (let at = 0; at < 5; at += 1) await tell(mei, pin, `Try ${at}`);
    for (const sort of ['newest', 'best'] as const) {
      const seen: string[] = [];
      let bookmarks: string[] | undefined;
      for (let pages = 0; pages < 3; pages += 1) {
        const { resource_response: page } = await mei.envelope(DidItCommentsResource.get, { pin_id: pin, sort, page_size: 2, bookmarks });
        seen.push(...page.data!.map(({ text }) => text));
        bookmarks = [page.bookmark!];
      }
      expect(seen).toEqual(['Try 4', 'Try 3', 'Try 2', 'Try 1', 'Try 0']);
    }
  });

  it('counts on the pin with its comments, as far as the reader sees them', async () => {
    const pin = await newPin();
    await tell(mei, pin, 'Without a picture');
    await tell(mei, pin, 'With one', { image_signature: await uploadedPicture(server, mei.userId) });
    const counts = async (caller: TestCaller) => (await caller.data(PinResource.get, { id: pin })).aggregatedPinData;
    expect(await counts(server.stranger())).toEqual({ isShopTheLook: false, commentCount: 2, didItData: { imagesCount: 1 } });
    const omar = await server.person('omar_haddad', 'Omar Haddad');
    await omar.data(UserBlockResource.create, { user_id: mei.userId });
    expect(await counts(omar)).toEqual({ isShopTheLook: false, commentCount: 0, didItData: { imagesCount: 0 } });
  });

  it('is refused with a picture of somebody else, without trying, or as a reply', async () => {
    const pin = await newPin();
    const foreign = await uploadedPicture(server, lena.userId);
    const { id } = await tell(mei, pin, 'Again');
    for (const more of [{ image_signature: foreign }, { image_signature: 'x' }, { image_signature: '0'.repeat(64) }, { parent_id: id }])
      await expect(tell(mei, pin, 'Wrong', more)).rejects.toThrow('bad_input');
    const own = await uploadedPicture(server, mei.userId);
    await expect(tell(mei, pin, 'Wrong', { user_did_it: false, image_signature: own })).rejects.toThrow('bad_input');
    expect(await tried(mei, pin)).toEqual(['Again']);
  });

  it('stands on the profile of who tried it, as far as the reader sees the pins', async () => {
    const yuki = await server.person('yuki_mori', 'Yuki Mori');
    const hiddenBoard = (await makeBoard(lena, 'Hidden')).id;
    const hidden = (await makePin(server, lena, hiddenBoard, { title: 'Secret loaf' })).id;
    await tell(yuki, await newPin(), 'First');
    await tell(yuki, hidden, 'Second');
    expect(await triedBy(server.stranger(), 'Yuki_Mori')).toEqual(['Second', 'First']);
    await lena.data(BoardResource.update, { board_id: hiddenBoard, privacy: 'secret' });
    expect(await triedBy(server.stranger(), 'Yuki_Mori')).toEqual(['First']);
    await lena.data(BoardResource.update, { board_id: hiddenBoard, privacy: 'protected' });
    expect([await triedBy(lena, 'Yuki_Mori'), await triedBy(yuki, 'Yuki_Mori')]).toEqual([['First'], ['Second', 'First']]);
    await lena.data(BoardResource.update, { board_id: hiddenBoard, privacy: 'secret' });
    await yuki.data(UserBlockResource.create, { user_id: tomas.userId });
    expect(await triedBy(tomas, 'Yuki_Mori')).toEqual([]);
    await yuki.data(UserSettingsResource.update, { is_private_profile: true });
    expect(await triedBy(server.stranger(), 'Yuki_Mori')).toEqual([]);
    expect(await triedBy(yuki, 'Yuki_Mori')).toEqual(['First']);
  });

  it('keeps its picture while the comment is there, also when its author’s uploads are forgotten', async () => {
    const pin = await newPin();
    const signature = await uploadedPicture(server, tomas.userId);
    const { id } = await tell(tomas, pin, 'Kept', { image_signature: signature });
    await server.core.db.deleteFrom('picture_uploads').where('user_id', '=', tomas.userId).execute();
    await forgetPictures(server.core, [signature]);
    expect((await tomas.data(AggregatedCommentResource.get, { id })).image).not.toBeNull();
    await eraseAccount(server.core, tomas.userId);
    await forgetPictures(server.core, [signature]);
    const left = await server.core.db.selectFrom('comments').select('id').where('user_id', '=', tomas.userId).execute();
    expect(left).toEqual([]);
  });
});
