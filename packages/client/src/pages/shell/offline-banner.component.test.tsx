import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const away = () => page.getByText("You're offline! Check your internet connection.");
const back = () => page.getByText("You're back online!");

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

describe('the word of the network above a page', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('says for two seconds that there is one again', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await mount(<OfflineBanner />);
    setOnline(false);
    await vi.waitUntil(() => away().query());
    setOnline(true);
    await vi.waitUntil(() => back().query());
    await vi.advanceTimersByTimeAsync(1_990);
    expect(back().query()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(10);
    await vi.waitUntil(() => back().query() === null);
  });

  it('says nothing where the server answers all the same', async () => {
    const fetching = vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
    await mount(<OfflineBanner />);
    setOnline(false);
    await vi.waitUntil(() => fetching.mock.settledResults.length > 0);
    await vi.advanceTimersByTimeAsync(100);
    expect(away().query()).toBeNull();
  });
});
