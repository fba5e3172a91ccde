import { describe, expect, it } from 'vitest';
import { saysWhatToFind } from './search-operators.ts';

describe('a query', () => {
  it.each(['cat', 'cat -dog', '"blue cat" -dog', '@mei_tan', '#cats', '猫', 'قطة', 'well-known'])('says what to find: %s', (query) => {
    expect(saysWhatToFind(query)).toBe(true);
  });

  it.each(['', ' ', '-cat', '""', '-"blue cat"', '-"blue cat" -dog', '#', '- -'])('says nothing of what to find: %j', (query) => {
    expect(saysWhatToFind(query)).toBe(false);
  });
});
