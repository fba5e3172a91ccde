import { describe, expect, it } from 'vitest';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { createAppStore } from '../../../boot/create-app-store.ts';
import { received } from '../../../store/received.ts';
import { setFollowing } from '../../people/follows/follow-toggles.ts';
import { followTopic } from './follow-topic.ts';

const quilts = { type: 'topic', id: '32', slug: 'quilting', name: 'Quilts', is_followed: false, cover: null, follower_count: 4 };

function openStore(answer: () => Promise<typeof quilts>) {
  const sent: string[] = [];
  const transport = (async (endpoint: { name: string }) => {
    sent.push(endpoint.name);
    return { data: await answer() };
  }) as unknown as Transport;
  const store = createAppStore(transport);
  store.dispatch(received({ endpoint: '', input: {}, result: null, entities: { topic: { '32': quilts } } }));
  return { store, sent, shown: () => followTopic.select(store.getState(), '32') };
}

describe('following a topic', () => {
  it("shows at once, and settles on the server's count", async () => {
    let reply: (topic: typeof quilts) => void = () => {};
    const { store, sent, shown } = openStore(() => new Promise((resolve) => (reply = resolve)));
    const settled = setFollowing(store, followTopic, '32', true);
    expect(shown()).toEqual({ following: true, followerCount: 5 });
    await expect.poll(() => sent).toEqual(['InterestFollowResource.create']);
    reply({ ...quilts, is_followed: true, follower_count: 9 });
    await settled;
    expect(shown()).toEqual({ following: true, followerCount: 9 });
  });

  it('shows at once, and is put back in silence when it fails', async () => {
    const { store, shown } = openStore(() => Promise.reject(new CallError(null)));
    const settled = setFollowing(store, followTopic, '32', true);
    expect(shown()?.following).toBe(true);
    await settled;
    expect(shown()).toEqual({ following: false, followerCount: 4 });
    expect(store.getState().toasts.current).toBeNull();
  });
});
