import { describe, expect, it } from 'vitest';
import { nextHistory } from './navigation-history.ts';

type Step = [type: 'PUSH' | 'REPLACE' | 'POP', entry: string];
const walk = (...steps: Step[]) =>
  steps.reduce((before, [type, entry]) => nextHistory(before, type, entry), { entries: [] as string[], at: -1 });

describe('the history of a page load', () => {
  it('grows with each new page', () => {
    expect(walk(['POP', 'home'], ['PUSH', 'pin'], ['PUSH', 'board'])).toEqual({ entries: ['home', 'pin', 'board'], at: 2 });
  });
  it('walks back and forward without forgetting', () => {
    expect(walk(['POP', 'home'], ['PUSH', 'pin'], ['POP', 'home'])).toEqual({ entries: ['home', 'pin'], at: 0 });
    expect(walk(['POP', 'home'], ['PUSH', 'pin'], ['POP', 'home'], ['POP', 'pin']).at).toBe(1);
  });
  it('drops what was forward when a new page is opened from further back', () => {
    expect(walk(['POP', 'home'], ['PUSH', 'pin'], ['POP', 'home'], ['PUSH', 'search'])).toEqual({ entries: ['home', 'search'], at: 1 });
  });
  it('changes the current page in place when it is replaced', () => {
    expect(walk(['POP', 'home'], ['PUSH', 'pin'], ['REPLACE', 'pin?big'])).toEqual({ entries: ['home', 'pin?big'], at: 1 });
  });
  it('starts anew at a page that it does not know, such as one from before a reload', () => {
    expect(walk(['POP', 'home'], ['PUSH', 'pin'], ['POP', 'long ago'])).toEqual({ entries: ['long ago'], at: 0 });
  });
});
