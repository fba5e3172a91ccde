import { describe, expect, it } from 'vitest';
import { afterLook, isSamePage, type LinkHealth, type LookOutcome } from './link-health.ts';

const look = (...outcomes: LookOutcome[]): LinkHealth =>
  outcomes.reduce<LinkHealth>((health, outcome) => afterLook(health, outcome), { state: 'works', failures: 0 });

describe('a page behind pins', () => {
  it('is gone after three looks on three days that find nothing', () => {
    expect(look('not_found', 'not_found').state).toBe('works');
    expect(afterLook(look('not_found'), 'not_found').nextDays).toBe(3);
    expect(look('not_found', 'not_found', 'not_found').state).toBe('gone');
  });

  it('is gone after five weeks without an answer, and not before', () => {
    expect(look('no_answer', 'no_answer', 'no_answer', 'no_answer').state).toBe('works');
    expect(look('no_answer', 'no_answer', 'no_answer', 'no_answer', 'no_answer').state).toBe('gone');
  });

  it('comes back when it is there again, and is counted anew', () => {
    expect(look('not_found', 'not_found', 'not_found', 'works')).toMatchObject({ state: 'works', failures: 0 });
    expect(look('not_found', 'not_found', 'works', 'not_found').state).toBe('works');
  });

  it('stays as it was known where its site refuses servers', () => {
    expect(look('refused', 'refused', 'refused', 'refused', 'refused', 'refused').state).toBe('works');
    expect(look('moved', 'refused').state).toBe('moved');
  });

  it('is the same page by HTTPS, with www, or with a slash more', () => {
    expect(isSamePage('http://lamps.example/a', 'https://www.lamps.example/a/')).toBe(true);
    expect(isSamePage('https://lamps.example/a', 'https://lamps.example/shop/a')).toBe(false);
    expect(isSamePage('https://lamps.example/?id=1', 'https://lamps.example/?id=2')).toBe(false);
  });
});
