import { describe, expect, it } from 'vitest';
import type { StreamBlock } from '../../../api/read-events.ts';
import { keepOwnUpdates } from './own-updates.ts';

const told = (id: string, name: string): StreamBlock => ({ id, name, data: {}, retry: null });

/** A tab that is seen as often as there are looks; in each the server tells these things before it is hidden. */
async function look(looks: readonly (readonly StreamBlock[])[], lastStatus = 200) {
  const heard: string[] = [];
  const from: (string | null)[] = [];
  let [at, hasEnded] = [-1, false];
  const left = new AbortController();
  let hidden = new AbortController();
  await keepOwnUpdates(
    {
      seen: async () => {
        at += 1;
        hidden = new AbortController();
        return at < looks.length ? hidden.signal : null;
      },
      open: async (lastId) => {
        from.push(lastId);
        const isLast = at === looks.length - 1;
        if (isLast && lastStatus !== 200) return { status: lastStatus, retryAfter: null, blocks: null };
        const blocks = looks[at]!;
        return {
          status: 200,
          retryAfter: null,
          blocks: (async function* () {
            yield* blocks;
            hidden.abort();
          })(),
        };
      },
      wait: async () => undefined,
      network: () => new AbortController().signal,
      random: () => 1,
    },
    { signal: left.signal, onHeard: ({ name }) => heard.push(name), onEnded: () => (hasEnded = true) },
  );
  return { heard, from, hasEnded };
}

describe('the stream of one tab alone', () => {
  it('is open while the tab is seen, and goes on after the last thing that it told', async () => {
    expect(await look([[told('a.1', 'ready'), told('a.2', 'board.created')], [], [told('a.3', 'board.changed')]])).toEqual({
      heard: ['ready', 'board.created', 'board.changed'],
      from: [null, 'a.2', 'a.2'],
      hasEnded: false,
    });
  });

  it('ends when nobody is signed in any more', async () => {
    expect(await look([[told('a.1', 'ready')], []], 401)).toMatchObject({ heard: ['ready'], hasEnded: true });
  });
});
