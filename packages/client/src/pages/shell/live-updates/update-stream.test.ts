import { describe, expect, it } from 'vitest';
import type { StreamBlock } from '../../../api/read-events.ts';
import { keepStream, type Opened } from './update-stream.ts';

type Attempt = Opened | Error;

const nothing = { id: null, name: null, data: null, retry: null };
const refused = (status: number, retryAfter: number | null = null): Opened => ({ status, retryAfter, blocks: null });
const opened = (...blocks: StreamBlock[]): Opened => ({
  status: 200,
  retryAfter: null,
  blocks: (async function* () {
    yield* blocks;
  })(),
});

/** Runs a stream through these attempts; tells what was heard, the waits, and from which id each attempt went on. */
async function run(attempts: Attempt[], chance = 1) {
  const [heard, waits, ids] = [[] as (string | null)[], [] as number[], [] as (string | null)[]];
  const left = new AbortController();
  let lastId: string | null = null;
  const isSignedIn = await keepStream(
    {
      open: async (from) => {
        ids.push(from);
        const next = attempts.shift()!;
        if (attempts.length === 0 && !(next instanceof Error) && next.status !== 401) left.abort();
        if (next instanceof Error) throw next;
        return next;
      },
      wait: async (milliseconds) => void waits.push(milliseconds),
      network: () => new AbortController().signal,
      random: () => chance,
    },
    {
      lastId: () => lastId,
      onBlock: ({ id, name }) => {
        lastId = id;
        heard.push(name);
      },
      signal: left.signal,
    },
  );
  return { heard, waits, ids, isSignedIn };
}

describe('the stream of updates', () => {
  const told = (id: string, name: string) => ({ ...nothing, id, name });

  it('tells each event, and goes on after the last one when the server ended it, as soon as it asked for', async () => {
    const { heard, waits, ids } = await run([
      opened({ ...nothing, retry: 3200 }, told('a.1', 'ready'), nothing),
      opened(told('a.2', 'board.created')),
    ]);
    expect(heard).toEqual(['ready', 'board.created']);
    expect(ids).toEqual([null, 'a.1']);
    expect(waits).toEqual([0, 3200]);
  });

  it('waits twice as long after each failure, up to two minutes, and begins anew once something was heard', async () => {
    const away = () => new Error('away');
    const { waits } = await run([...Array.from({ length: 9 }, away), opened(nothing), away(), opened(nothing)]);
    expect(waits).toEqual([0, 1000, 2000, 4000, 8000, 16_000, 32_000, 64_000, 120_000, 120_000, 1000, 1000]);
  });

  it('is spread by chance, so that not everybody comes back at once', async () => {
    const { waits } = await run([new Error('away'), new Error('away'), opened(nothing)], 0);
    expect(waits).toEqual([0, 500, 1000]);
  });

  it.each([429, 503])('waits after a %s for as long as it is told', async (status) => {
    expect((await run([refused(status, 30), opened(nothing)])).waits).toEqual([0, 30_000]);
  });

  it('ends when nobody is signed in any more', async () => {
    expect(await run([opened(told('a.1', 'signed_out')), refused(401)])).toMatchObject({ isSignedIn: false, heard: ['signed_out'] });
  });
});
