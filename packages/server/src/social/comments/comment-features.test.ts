import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { LinkedAccountsResource } from '@bowerbird/contract/identity/linked-accounts/calls.ts';
import { AggregatedCommentFeaturesResource, AggregatedCommentResource } from '@bowerbird/contract/social/comments/calls.ts';
import type { CommentTag, UpdateCommentFeaturesInput } from '@bowerbird/contract/social/comments/schemas.ts';
import { makeHandshakeToken } from '../../identity/sessions/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { guardedPerson, PASSCODE } from '../../testing/passcode-cast.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let lena: TestPerson;
let mei: TestPerson;
let pinId: string;
beforeAll(async () => {
  server = await createTestServer();
  lena = await server.person('lena_fjeld', 'Lena Fjeld');
  mei = await server.person('mei_tan', 'Mei Tan');
  pinId = (await makePin(server, lena, (await makeBoard(lena, 'Still lifes')).id, { title: 'Blue jug' })).id;
});
afterAll(() => server.close());

const say = (caller: TestCaller, text: string) => caller.data(AggregatedCommentResource.create, { pin_id: pinId, text });
const set = (person: TestPerson, featureMap: UpdateCommentFeaturesInput['featureMap']) =>
  person.data(AggregatedCommentFeaturesResource.update, { userId: person.userId, featureMap });

describe('comment features', () => {
  it('say who may comment and which words hide a comment, each for itself', async () => {
    expect(await set(lena, { comments_from: 'nobody' })).toEqual({
      user_id: lena.userId,
      feature_map: { comments_from: 'nobody', hidden_comment_words: [] },
    });
    await expect(say(mei, 'Lovely')).rejects.toThrow('forbidden');
    expect((await set(lena, { comments_from: 'everyone', hidden_comment_words: ['Spam', 'spam '] })).feature_map).toEqual({
      comments_from: 'everyone',
      hidden_comment_words: ['spam'],
    });
    const { id } = await say(mei, 'Cheap ѕрам');
    await expect(lena.data(AggregatedCommentResource.get, { id })).rejects.toThrow('comment_not_found');
    expect((await set(lena, {})).feature_map.hidden_comment_words).toEqual(['spam']);
    expect(await lena.data(UserSettingsResource.get)).toMatchObject({ comments_from: 'everyone', hidden_comment_words: ['spam'] });
    await set(lena, { hidden_comment_words: [] });
  });

  it('are nobody else’s to change, and refused where they are none', async () => {
    const ofLena = (featureMap: object) => ({ userId: lena.userId, featureMap });
    await expect(mei.data(AggregatedCommentFeaturesResource.update, ofLena({ comments_from: 'nobody' }))).rejects.toThrow('forbidden');
    await expect(server.stranger().data(AggregatedCommentFeaturesResource.update, ofLena({}))).rejects.toThrow('not_signed_in');
    for (const wrong of [
      { comments_from: 'friends' },
      { hidden_comment_words: ['x'.repeat(51)] },
      { hidden_comment_words: ['bell\u0007'] },
    ])
      await expect(lena.data(AggregatedCommentFeaturesResource.update, ofLena(wrong))).rejects.toThrow('bad_input');
  });

  it('are changed with the parental passcode alone, where one is set', async () => {
    const sam = await guardedPerson(server, 'sam_doyle', 'Sam Doyle');
    const input = { userId: sam.userId, featureMap: { comments_from: 'nobody' } };
    const tryIt = async (more: object) =>
      (await sam.sendRaw('AggregatedCommentFeaturesResource', 'update', { ...input, ...more })).resource_response.error?.name ?? null;
    for (const more of [{}, { passcode: '0000' }]) expect(await tryIt(more)).toBe('passcode_needed');
    expect((await sam.data(UserSettingsResource.get)).comments_from).toBe('everyone');
    expect(await tryIt({ passcode: PASSCODE })).toBeNull();
    expect((await sam.data(UserSettingsResource.get)).comments_from).toBe('nobody');
  });
});

describe('a change of a comment', () => {
  it('is a conflict where somebody chosen cannot be named, unless it is forced', async () => {
    const tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    await tomas.data(UserSettingsResource.update, { mentions_from: 'nobody' });
    const { id: commentId } = await say(mei, 'Lovely');
    const text = '@Lena Fjeld, ask @Tomás Ibarra';
    const tags: CommentTag[] = [
      { id: lena.userId, start: 0, length: 11 },
      { id: tomas.userId, start: 17, length: 13 },
    ];
    await expect(mei.data(AggregatedCommentResource.update, { commentId, text, tags })).rejects.toThrow('conflict');
    expect((await mei.data(AggregatedCommentResource.get, { id: commentId })).text).toBe('Lovely');
    const changed = await mei.data(AggregatedCommentResource.update, { commentId, text, tags, force: 'true' });
    expect([changed.text, changed.tagged_users.map(({ username }) => username)]).toEqual([text, ['lena_fjeld']]);
  });

  it('is refused where the owner of the pin lets its author comment no more, but for the same words', async () => {
    const text = 'Nice shelf';
    const { id: commentId } = await say(mei, text);
    await lena.data(UserSettingsResource.update, { comments_from: 'nobody' });
    const change = (words: string) => mei.data(AggregatedCommentResource.update, { commentId, text: words });
    await expect(change('Ugly shelf')).rejects.toThrow('forbidden');
    expect((await change(text)).text).toBe(text);
    await lena.data(UserSettingsResource.update, { comments_from: 'everyone' });
    expect((await change('Fine shelf')).text).toBe('Fine shelf');
  });

  it('is made on behalf of a business by its owner alone', async () => {
    const shop = await server.person('paper_boats', 'Paper Boats');
    const { id: commentId } = await say(shop, 'In stock');
    const change = (caller: TestCaller, orbacSubjectId?: string) =>
      caller.data(AggregatedCommentResource.update, { commentId, text: 'Sold out', ...(orbacSubjectId ? { orbacSubjectId } : {}) });
    await expect(change(mei, shop.userId)).rejects.toThrow('forbidden');
    const token = await makeHandshakeToken(server.core.db, { userId: shop.userId, isRegistration: false, isLimited: false });
    await mei.data(LinkedAccountsResource.create, { token, business_name: 'Paper Boats' });
    await expect(change(mei)).rejects.toThrow('forbidden');
    await expect(change(shop, mei.userId)).rejects.toThrow('forbidden');
    expect(await change(mei, shop.userId)).toMatchObject({ text: 'Sold out', user: { username: 'paper_boats' } });
  });
});
