import { describe, expect, it } from 'vitest';
import { wordsOfProblem } from './import-words.ts';

describe('a file that breaks off', () => {
  it('is said to keep what came before only where something did', () => {
    expect(wordsOfProblem('broken_off', 3)).toBe('imports.brokenOff');
    expect(wordsOfProblem('broken_off', 0)).toBe('imports.brokenOffAtOnce');
  });
});
