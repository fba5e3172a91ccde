import { afterEach, describe, expect, it } from 'vitest';
import { startWatching, stopWatching, takeBegun } from './fresh-comments.ts';

describe('threads that began while nobody told the page', () => {
  afterEach(() => stopWatching('9'));

  it('are those behind the newest of a whole list, the oldest first, and each once', () => {
    startWatching({ type: 'pin', id: '9' });
    expect(takeBegun('9', ['13', '12', '11'], ['11'])).toEqual(['12', '13']);
    expect(takeBegun('9', ['13', '12', '11'], ['11'])).toEqual([]);
    expect(takeBegun('9', ['14', '13', '12'], null)).toEqual(['14']);
  });

  it('are those that a whole list has not, also where the reader spoke after them', () => {
    startWatching({ type: 'pin', id: '9' });
    expect(takeBegun('9', ['13', '12', '11'], ['13', '11'])).toEqual(['12']);
  });

  it('are not known where the list was never whole', () => {
    startWatching({ type: 'pin', id: '9' });
    expect(takeBegun('9', ['13', '12'], null)).toEqual([]);
    expect(takeBegun('9', ['14', '13'], null)).toEqual(['14']);
  });

  it('are those of the open page, also where the reply of the page before comes late', () => {
    startWatching({ type: 'pin', id: '9' });
    expect(takeBegun('8', ['99'], [])).toEqual([]);
    expect(takeBegun('9', ['12', '11'], ['11'])).toEqual(['12']);
  });
});
