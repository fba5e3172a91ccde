import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findPagePictures } from './find-page-pictures.ts';
import { findPagePicturesAside } from './read-aside.ts';

const base = 'https://field.example/';
/** As slow to read as a page of its length can be made. */
const large = `<img src="/boat.jpg" width="900"><img ${Array.from({ length: 300_000 }, (_, n) => `a${n}=b`).join(' ')}>`;

describe('a large page', () => {
  it('is read like any other', async () => {
    expect(await findPagePicturesAside(large, base)).toEqual(findPagePictures(large, base));
  });

  it('leaves the process to others meanwhile', async () => {
    const started = performance.now();
    findPagePictures(large, base);
    const atOnce = performance.now() - started;

    const state = { isRead: false };
    const reading = findPagePicturesAside(large, base).then(() => (state.isRead = true));
    let longest = 0;
    for (let last = performance.now(); !state.isRead; last = performance.now()) {
      await turn();
      longest = Math.max(longest, performance.now() - last);
    }
    await reading;
    expect(longest).toBeLessThan(atOnce / 2);
  });

  it('that takes too long is refused', async () => {
    await expect(findPagePicturesAside(large, base, 1)).rejects.toMatchObject({ reason: 'too_slow' });
  });
});
