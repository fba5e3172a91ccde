import { describe, expect, it } from 'vitest';
import { UserFollowersResource, UserFollowingResource } from '@bowerbird/contract/people/follows/calls.ts';
import type { User } from '@bowerbird/contract/people/users/schemas.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { received } from '../../../store/received.ts';
import { fetchSettled, selectResource } from '../../../store/resources.slice.ts';
import { setFollowing } from './follow-toggles.ts';
import { followUser } from './follow-user.ts';

const lena = {
  type: 'user',
  id: '7',
  fullName: 'Lena Fjeld',
  username: 'lena',
  explicitlyFollowedByMe: false,
  followedByMe: false,
  followerCount: 41,
};

function openStore(answer: (endpoint: string) => Promise<Partial<User>>) {
  const sent: string[] = [];
  const transport = (async (endpoint: { name: string }) => {
    sent.push(endpoint.name);
    return { data: await answer(endpoint.name) };
  }) as unknown as Transport;
  const store = createAppStore(transport);
  store.dispatch(received({ endpoint: '', input: {}, result: null, entities: { pin: {}, board: {}, section: {}, user: { '7': lena } } }));
  const read = (record: typeof lena) =>
    store.dispatch(
      received({ endpoint: '', input: {}, result: null, entities: { pin: {}, board: {}, section: {}, user: { '7': record } } }),
    );
  return { store, sent, read, shown: () => followUser.select(store.getState(), '7') };
}

describe('following a person', () => {
  it('shows at once, with one follower more', () => {
    const { store, shown } = openStore(() => new Promise(() => {}));
    void setFollowing(store, followUser, '7', true);
    expect(shown()).toEqual({ following: true, followerCount: 42 });
  });

  it('is not set back by the reply of a read that began before it', async () => {
    let answer: (user: Partial<User>) => void = () => {};
    const { store, shown, read } = openStore(() => new Promise((resolve) => (answer = resolve)));
    const settled = setFollowing(store, followUser, '7', true);
    read(lena);
    expect(shown()).toEqual({ following: true, followerCount: 42 });
    answer({ ...lena, type: 'user', explicitlyFollowedByMe: true, followerCount: 42 });
    await settled;
    expect(shown()).toEqual({ following: true, followerCount: 42 });
    read({ ...lena, followerCount: 40 });
    expect(shown()).toEqual({ following: false, followerCount: 40 });
  });

  it("settles on the server's count", async () => {
    const { store, shown, sent } = openStore(async () => ({
      ...lena,
      type: 'user' as const,
      explicitlyFollowedByMe: true,
      followerCount: 50,
    }));
    await setFollowing(store, followUser, '7', true);
    expect(shown()).toEqual({ following: true, followerCount: 50 });
    expect(sent).toEqual(['UserFollowResource.create']);
  });

  it('has the lists of followers and of whom they follow read anew', async () => {
    const { store } = openStore(async () => ({ ...lena, type: 'user' as const, explicitlyFollowedByMe: true }));
    const lists = [UserFollowersResource.get.name, UserFollowingResource.get.name];
    for (const name of lists) store.dispatch(fetchSettled({ name, key: '{}', data: [], auxData: {}, bookmark: null, appends: false }));
    await setFollowing(store, followUser, '7', true);
    for (const name of lists) expect(selectResource(store.getState().resources, { name, key: '{}' }).loaded).toBe(false);
  });

  it('is put back in silence when it fails', async () => {
    const { store, shown } = openStore(() => Promise.reject(new CallError(null)));
    await setFollowing(store, followUser, '7', true);
    expect(shown()).toEqual({ following: false, followerCount: 41 });
    expect(store.getState().toasts.current).toBeNull();
  });

  it('takes two quick clicks on two buttons as one change of mind', async () => {
    const { store, shown, sent } = openStore(async (endpoint) => {
      const follows = endpoint === 'UserFollowResource.create';
      return { ...lena, type: 'user' as const, explicitlyFollowedByMe: follows, followerCount: follows ? 42 : 41 };
    });
    const first = setFollowing(store, followUser, '7', true);
    await Promise.all([first, setFollowing(store, followUser, '7', false)]);
    expect(sent).toEqual(['UserFollowResource.create', 'UserFollowResource.delete']);
    expect(shown()).toEqual({ following: false, followerCount: 41 });
  });
});
