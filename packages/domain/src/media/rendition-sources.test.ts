import { describe, expect, it } from 'vitest';
import { sourceSetOf } from './rendition-sources.ts';
import { renditionPath } from './renditions.ts';

const signature = 'ab'.repeat(32);
const url = `/media/${renditionPath('236x', signature, 'jpg')}`;
const shownOf = (set: string | undefined) => set?.split(', ').map((one) => one.replace(/^\/media\/(\w+)\/.* /, '$1 '));

describe('the renditions of a picture', () => {
  it('are all that are smaller than it, and it itself', () => {
    expect(shownOf(sourceSetOf(url, { width: 2000, height: 3000 }))).toEqual(['236x 236w', '474x 474w', '736x 736w', 'orig 2000w']);
    expect(shownOf(sourceSetOf(url, { width: 400, height: 600 }))).toEqual(['236x 236w', 'orig 400w']);
  });

  it('are no larger than they are kept', () => {
    expect(shownOf(sourceSetOf(url, { width: 4096, height: 8192 }))?.at(-1)).toBe('orig 2048w');
  });

  it('are found behind any address, also of another host, and none are made up', () => {
    const set = sourceSetOf(`https://cdn.example/${renditionPath('orig', signature, 'webp')}`, { width: 300, height: 300 });
    expect(set).toContain(`https://cdn.example/${renditionPath('236x', signature, 'webp')} 236w`);
    expect(sourceSetOf('https://kiln.example/bowl.jpg', { width: 600, height: 800 })).toBeUndefined();
    expect(sourceSetOf(url, { width: 0, height: 0 })).toBeUndefined();
  });
});
