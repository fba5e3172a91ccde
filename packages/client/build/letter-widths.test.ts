import { describe, expect, it } from 'vitest';
import { letterRanges } from '../src/ui/pin-card/letter-widths.ts';
import { measureLetters } from './letter-widths.ts';

describe('the widths of letters that the walls are laid out by', () => {
  it('are those of the font', () => {
    for (const { from, widths } of letterRanges) {
      const measured = measureLetters(from, from + widths.length / 2 - 1);
      expect(widths).toBe(measured.map((width) => width.toString(36).padStart(2, '0')).join(''));
    }
  });
});
