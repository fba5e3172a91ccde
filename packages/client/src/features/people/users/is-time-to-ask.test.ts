import { describe, expect, it } from 'vitest';
import { isTimeToAsk } from './is-time-to-ask.ts';

describe('the question for a name', () => {
  const ines = { username: 'ines', begunAt: '/', hasPins: false, isTalking: false };

  it('waits until somebody has seen more than the page that they came to', () => {
    expect(isTimeToAsk({ ...ines, pathname: '/' })).toBe(false);
    expect(isTimeToAsk({ ...ines, pathname: '/', hasPins: true })).toBe(false);
    expect(isTimeToAsk({ ...ines, pathname: '/ines/', begunAt: '/ines/' })).toBe(false);
  });

  it('is asked on a page of their own, and anywhere once they keep a pin', () => {
    expect(isTimeToAsk({ ...ines, pathname: '/search/pins/' })).toBe(false);
    expect(isTimeToAsk({ ...ines, pathname: '/ines/_saved/' })).toBe(true);
    expect(isTimeToAsk({ ...ines, pathname: '/inessa/' })).toBe(false);
    expect(isTimeToAsk({ ...ines, pathname: '/search/pins/', hasPins: true })).toBe(true);
  });

  it('covers no conversation, neither on a page of its own nor beside another', () => {
    expect(isTimeToAsk({ ...ines, pathname: '/messages/12/', hasPins: true })).toBe(false);
    expect(isTimeToAsk({ ...ines, pathname: '/ines/', isTalking: true })).toBe(false);
  });

  it('waits while they work: on a board that they made just now, or where they make a pin', () => {
    expect(isTimeToAsk({ ...ines, pathname: '/ines/garden/' })).toBe(false);
    expect(isTimeToAsk({ ...ines, pathname: '/ines/garden/', hasPins: true })).toBe(false);
    expect(isTimeToAsk({ ...ines, pathname: '/pin-builder/', hasPins: true })).toBe(false);
    expect(isTimeToAsk({ ...ines, pathname: '/settings/edit-profile/', hasPins: true })).toBe(false);
    expect(isTimeToAsk({ ...ines, pathname: '/ines/', begunAt: '/ines/garden/' })).toBe(true);
  });

  it('covers no pin that they look at', () => {
    expect(isTimeToAsk({ ...ines, pathname: '/pin/12/', hasPins: true })).toBe(false);
  });
});
