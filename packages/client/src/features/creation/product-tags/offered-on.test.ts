import { describe, expect, it } from 'vitest';
import type { PinExtra } from '../../pinning/pins/index.ts';
import extra from './product-tags.pin-extra.tsx';

type Acts = Parameters<PinExtra['acts']>;
const offered = (pin: object) =>
  extra
    .acts({ pinner: { type: 'user', id: '1' }, videos: null, ...pin } as unknown as Acts[0], { id: '1' } as Acts[1], (id) => id)
    .map(({ id }) => id);

describe('what products are tagged on', () => {
  it("are pictures of one's own pin, and no film and no idea pin", () => {
    expect(offered({})).toEqual(['tag-products']);
    expect(offered({ storyPageCount: 0 })).toEqual(['tag-products']);
    expect(offered({ pinner: { type: 'user', id: '2' } })).toEqual([]);
    expect(offered({ videos: {} })).toEqual([]);
    expect(offered({ storyPageCount: 3 })).toEqual([]);
  });
});
