import { describe, expect, it } from 'vitest';
import { splitMentions } from './split-mentions.ts';

describe('the names in a text', () => {
  it('stand apart from its words', () => {
    const tags = [
      { id: '2', start: 9, length: 5 },
      { id: '1', start: 0, length: 4 },
    ];
    expect(splitMentions('@mei and @lena!', tags)).toEqual([
      { text: '@mei', userId: '1' },
      { text: ' and ' },
      { text: '@lena', userId: '2' },
      { text: '!' },
    ]);
  });

  it('are left out where they lie outside the text or in one another', () => {
    const tags = [
      { id: '1', start: 0, length: 4 },
      { id: '2', start: 2, length: 4 },
      { id: '3', start: 5, length: 90 },
    ];
    expect(splitMentions('@mei and', tags)).toEqual([{ text: '@mei', userId: '1' }, { text: ' and' }]);
    expect(splitMentions('', tags)).toEqual([]);
  });
});
