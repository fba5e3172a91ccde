import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readFeed } from './formats/read-feed.ts';
import { readAll } from './testing/read-all.ts';

const rss = (entries: string) => `<rss version="2.0"><channel><title>Kitchens</title>${entries}</channel></rss>`;

/** How long, in milliseconds, everybody else had to wait at most while something was done. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [performance.now(), 0];
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const watch = setInterval(look, 5);
  await work();
  look();
  clearInterval(watch);
  return longest;
}

describe('a large feed', () => {
  it('is read whole while others go on, the oldest entry first', async () => {
    const entries = Array.from({ length: 120_000 }, (_, number) => `<item><title>${number} &amp;lt;&#38;</title></item>`);
    let titles: unknown[] = [];
    const waited = await longestWait(async () => {
      const { found } = await readAll(rss(entries.join('')));
      titles = found.map((one) => one.kind === 'item' && one.title?.split(' ')[0]);
    });
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([120_000, '119999', '0']);
    expect(waited).toBeLessThan(700);
  });

  it.each([
    ['time', { milliseconds: 1, megabytes: 384 }],
    ['memory', { milliseconds: 60_000, megabytes: 24 }],
  ])('is broken off where reading it takes more %s than it may, and nothing else ends', async (_what, most) => {
    const content = rss(`<item ${'a="b" '.repeat(300_000)}/>`);
    const source = {
      name: '',
      entries: [],
      text: () => Readable.from([content]) as AsyncIterable<string>,
      open: () => source,
      head: () => Promise.resolve(Buffer.alloc(0)),
    };
    expect(await Array.fromAsync(readFeed(source, most))).toEqual([{ kind: 'break', file: '', line: 1 }]);
  });

  it('is broken off where it is none', async () => {
    expect((await readAll(`<rss version="2.0">${'<a>'.repeat(100_000)}`)).found).toEqual([{ kind: 'break', file: '', line: 1 }]);
  });
});
