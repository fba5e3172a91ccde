import { describe, expect, it } from 'vitest';
import { clockShown } from './clock-shown.ts';

describe('the clock of a film', () => {
  it('shows minutes and seconds, and never more than has passed', () => {
    expect([0, 8.97, 60, 678].map(clockShown)).toEqual(['0:00', '0:08', '1:00', '11:18']);
  });
});
