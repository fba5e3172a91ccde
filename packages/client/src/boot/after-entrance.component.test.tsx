import { afterEach, describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { followTopic } from '../features/discovery/topics/index.ts';
import { FollowButton } from '../features/people/follows/index.ts';
import { forgetUnauthAct, hasEntranceNotes, noteUnauthAct } from '../store/entrance-notes.ts';
import { received } from '../store/received.ts';
import { mount, refusal, type SentCall } from '../testing/mount.tsx';
import { continueAfterEntrance } from './after-entrance.ts';

const cats = { type: 'topic', id: '139', slug: 'cats', name: 'Cats', is_followed: false, follower_count: 4, cover: null };
const followed = { ...cats, is_followed: true, follower_count: 5 };
const mei = { id: '7', username: 'mei', full_name: 'Mei Tan' };
const text = (id: string) => id;
const button = (
  <MemoryRouter>
    <FollowButton kind={followTopic} id="139" name="Cats" />
  </MemoryRouter>
);
const knows = (topic: object) =>
  received({
    endpoint: '',
    input: {},
    result: null,
    entities: { pin: {}, board: {}, section: {}, user: {}, topic: { 139: topic } } as never,
  });

describe('what a stranger wanted to follow', () => {
  afterEach(() => forgetUnauthAct('follow'));

  const comeIn = async (topic: object | null, answer: (call: SentCall) => unknown) => {
    const mounted = await mount(button, { answer, state: { session: { viewer: mei } as never } });
    if (topic) mounted.store.dispatch(knows(topic));
    return { ...mounted, goOn: () => continueAfterEntrance(mounted.store, text) };
  };

  it('is noted while they are asked to come in, and forgotten when they close the question', async () => {
    const { store } = await mount(button, { answer: () => ({ is_open: true }) });
    store.dispatch(knows(cats));
    await page.getByRole('button', { name: 'Follow Cats' }).click();
    await page.getByRole('dialog', { name: 'Sign up to follow Cats' }).getByRole('button', { name: 'Close' }).click();
    expect(hasEntranceNotes()).toBe(false);
  });

  it('is followed at once when they are in, and only then', async () => {
    const { sent, store, goOn } = await comeIn(cats, () => new Promise((resolve) => setTimeout(() => resolve(followed), 50)));
    store.dispatch(noteUnauthAct('follow', { type: 'topic', id: '139' }));
    const done = goOn();
    await expect.element(page.getByRole('button', { name: 'Following Cats: stop following' })).toBeVisible();
    await done;
    await goOn();
    expect(sent).toEqual([{ name: 'InterestFollowResource.create', input: { interest_id: '139' } }]);
    expect(store.getState().entities.topic['139']).toMatchObject({ is_followed: true, follower_count: 5 });
  });

  it('is followed from a page that does not show it, and not again by who follows it', async () => {
    const elsewhere = await comeIn(null, () => followed);
    elsewhere.store.dispatch(noteUnauthAct('follow', { type: 'topic', id: '139' }));
    await elsewhere.goOn();
    expect(elsewhere.sent).toHaveLength(1);
    const known = await comeIn(followed, () => followed);
    known.store.dispatch(noteUnauthAct('follow', { type: 'topic', id: '139' }));
    await known.goOn();
    expect(known.sent).toEqual([]);
  });

  it('is a person too, but not oneself, and is left in silence where it is refused', async () => {
    const { sent, store, goOn } = await comeIn(cats, () => {
      throw refusal('user_not_found');
    });
    for (const id of ['8', '7']) {
      store.dispatch(noteUnauthAct('follow', { type: 'user', id }));
      await goOn();
    }
    expect(sent).toEqual([{ name: 'UserFollowResource.create', input: { user_id: '8' } }]);
    expect(store.getState().toasts.current).toBeNull();
    expect(hasEntranceNotes()).toBe(false);
  });
});
