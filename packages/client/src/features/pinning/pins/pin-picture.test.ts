import { describe, expect, it } from 'vitest';
import type { StoredPin } from './stored-pin.ts';
import { lengthOfVideo } from './pin-picture.ts';

const filmOf = (duration: number) => ({ videos: { videoList: { v720P: { url: '/film.mp4', duration } } } }) as unknown as StoredPin;

describe("the length on a film's card", () => {
  it('is the one that its player shows', () => {
    expect([7_600, 59_999, 78_000].map((duration) => lengthOfVideo(filmOf(duration)))).toEqual(['0:07', '0:59', '1:18']);
    expect(lengthOfVideo({ videos: null } as unknown as StoredPin)).toBeNull();
  });
});
