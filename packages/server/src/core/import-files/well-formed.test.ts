import { describe, expect, it } from 'vitest';
import { importReaders } from './index.ts';
import type { Found, ImportSource } from './reading/found.ts';

describe('what a reader gives', () => {
  it('has no zero and no half of a sign in any text, and keeps whole signs', async () => {
    const text = String.raw`{"bookmarks":[{"title":"Oak 🌳 a\u0000b\ud83dc","content":{"type":"link","url":"https://oak.example/"}}]}`;
    const source = (words: string): ImportSource => ({
      name: '',
      entries: [],
      open: () => source(words),
      head: () => Promise.resolve(Buffer.alloc(0)),
      async *text() {
        yield words;
      },
    });
    const found: Found[] = await Array.fromAsync(importReaders.karakeep(source(text)));
    expect(found).toMatchObject([{ title: 'Oak 🌳 abc' }]);
  });
});
