import { describe, expect, it, onTestFinished } from 'vitest';
import type { StreamBlock } from '../../../api/read-events.ts';
import { shareUpdates } from './share-updates.ts';

const never = new Promise<void>(() => undefined);

/** A tab that takes part in the stream of a person; tells what it heard. */
function openTab(userId: string, tell: readonly StreamBlock[] = []) {
  const heard: string[] = [];
  const left = new AbortController();
  onTestFinished(() => left.abort());
  const open = async () => ({
    status: 200,
    retryAfter: null,
    blocks: (async function* () {
      yield* tell;
      await never;
    })(),
  });
  const surroundings = { open, wait: async () => undefined, network: () => new AbortController().signal, random: () => 1 };
  shareUpdates(userId, surroundings, { signal: left.signal, onHeard: ({ name }) => heard.push(name), onEnded: () => undefined });
  return heard;
}

describe('a tab that joins the stream of another', () => {
  it('hears that it begins, once, because it missed what was told while its page was made', async () => {
    const first = openTab('7', [{ id: 'a.1', name: 'ready', data: {}, retry: null }]);
    await expect.poll(() => first).toEqual(['ready']);
    const second = openTab('7');
    await expect.poll(() => second).toEqual(['ready']);
    const third = openTab('7');
    await expect.poll(() => third).toEqual(['ready']);
    expect([first, second]).toEqual([['ready'], ['ready']]);
  });
});
