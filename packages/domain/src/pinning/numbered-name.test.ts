import { describe, expect, it } from 'vitest';
import { countCharacters } from '../clean-text.ts';
import { textLimits } from '../text-limits.ts';
import { numberedName } from './numbered-name.ts';

describe('the name of a board beside others of its name', () => {
  it('has a number from the second on', () => {
    expect([1, 2, 3].map((number) => numberedName('Ideas', number))).toEqual(['Ideas', 'Ideas (2)', 'Ideas (3)']);
  });

  it('is no longer than the name of any board, and cut within no sign', () => {
    const name = numberedName('🪶'.repeat(textLimits.boardName), 12);
    expect(countCharacters(name)).toBe(textLimits.boardName);
    expect(name).toMatch(/^🪶+ \(12\)$/u);
  });
});
