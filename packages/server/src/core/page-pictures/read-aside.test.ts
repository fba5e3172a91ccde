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
    const state = { isRead: false };
    const reading = findPagePicturesAside(large, base).then(() => (state.isRead = true));
    // Read at once, it would leave no turn but the one in which it ends.
    let turns = 0;
    for (; !state.isRead; turns += 1) await turn();
    await reading;
    expect(turns).toBeGreaterThan(10);
  });

  it('that takes too long is refused', async () => {
    await expect(findPagePicturesAside(large, base, 1)).rejects.toMatchObject({ reason: 'too_slow' });
  });
});
