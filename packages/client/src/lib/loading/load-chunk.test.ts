import { describe, expect, it, vi } from 'vitest';
import { createChunkLoader } from './load-chunk.ts';

/** A loader whose network is broken until it is mended, and what it asked for. */
function loader() {
  const asked: string[] = [];
  let isBroken = false;
  const bring = async (address: string) => {
    asked.push(address);
    if (isBroken) throw new TypeError('Failed to fetch');
  };
  return {
    asked,
    load: createChunkLoader(bring, bring),
    breakNetwork: () => (isBroken = true),
    mendNetwork: () => (isBroken = false),
  };
}

const DIALOG = ['assets/dialog.js', 'assets/overlay.js', 'assets/dialog.css'];

describe('loading a chunk', () => {
  it('asks for its files and styles before it is imported', async () => {
    const { load, asked } = loader();
    const askedBefore = await load(async () => [...asked], DIALOG);
    expect(askedBefore).toEqual(['/assets/dialog.js', '/assets/overlay.js', '/assets/dialog.css']);
  });

  it('asks only once for what several chunks need', async () => {
    const { load, asked } = loader();
    await Promise.all([load(async () => 'dialog', DIALOG), load(async () => 'sheet', ['assets/sheet.js', 'assets/overlay.js'])]);
    await load(async () => 'dialog', DIALOG);
    expect(asked).toEqual(['/assets/dialog.js', '/assets/overlay.js', '/assets/dialog.css', '/assets/sheet.js']);
  });

  it('is never imported while a file is missing, and is when it is asked for again', async () => {
    const { load, breakNetwork, mendNetwork } = loader();
    const importChunk = vi.fn(async () => 'dialog');
    breakNetwork();
    await expect(load(importChunk, DIALOG)).rejects.toThrow('Failed to fetch');
    expect(importChunk).not.toHaveBeenCalled();
    mendNetwork();
    await expect(load(importChunk, DIALOG)).resolves.toBe('dialog');
  });
});
