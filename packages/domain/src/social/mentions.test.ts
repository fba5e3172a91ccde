import { describe, expect, it } from 'vitest';
import { findNames, MOST_MENTIONS, nameAtCursor } from './mentions.ts';

describe('names in a text', () => {
  const namesIn = (text: string) => findNames(text).map(({ username, start, length }) => [username, text.slice(start, start + length)]);

  it('are found wherever somebody writes to somebody', () => {
    expect(namesIn('@mei_tan, look! And (@SamDoyle).')).toEqual([
      ['mei_tan', '@mei_tan'],
      ['samdoyle', '@SamDoyle'],
    ]);
    expect(namesIn('😀@elif')).toEqual([['elif', '@elif']]);
  });

  it('are not found in addresses', () => {
    expect(namesIn('lena@example.com https://example.com/@lena a@b @@c @d@e')).toEqual([]);
  });

  it('are the first ten of a text that names many', () => {
    const text = Array.from({ length: 500 }, (_, at) => `@p${at}`).join(' ');
    expect(findNames(text)).toHaveLength(MOST_MENTIONS);
  });
});

describe('the name at the cursor', () => {
  it('begins with its @ and ends where somebody types', () => {
    expect(nameAtCursor('Hi @me', 6)).toEqual({ start: 3, typed: 'me' });
    expect(nameAtCursor('Hi @me and more', 6)).toEqual({ start: 3, typed: 'me' });
    expect(nameAtCursor('@Tomás', 6)).toEqual({ start: 0, typed: 'Tomás' });
  });

  it('goes on over a space to a second word', () => {
    expect(nameAtCursor('Hi @Mei ', 8)).toEqual({ start: 3, typed: 'Mei ' });
    expect(nameAtCursor('Hi @Mei T', 9)).toEqual({ start: 3, typed: 'Mei T' });
  });

  it('is none after a third word or a second space, in an address, or before a letter came', () => {
    for (const text of ['Hi @mei tan ', 'Hi @me  ', 'Hi @me, ', 'lena@example', 'Hi @', 'Hi @ me', 'Hi'])
      expect(nameAtCursor(text, text.length)).toBeNull();
  });
});
