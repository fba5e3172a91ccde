import { afterEach, describe, expect, it } from 'vitest';
import { startWatching, stopWatching, takeBegun } from './fresh-comments.ts';

describe('threads that began while nobody told the page', () => {
  afterEach(() => stopWatching('9'));

  it('are those behind the newest of a whole list, the oldest first, and each once', () => {
    startWatching({ type: 'pin', id: '9' });
    expect(takeBegun('9', ['13', '12', '11'], { known: ['11'], begun: [] })).toEqual(['12', '13']);
    expect(takeBegun('9', ['13', '12', '11'], { known: ['11'], begun: [] })).toEqual([]);
    expect(takeBegun('9', ['14', '13', '12'], { known: null, begun: [] })).toEqual(['14']);
  });

  it('are those that a whole list has not, also where the reader spoke after them', () => {
    startWatching({ type: 'pin', id: '9' });
    expect(takeBegun('9', ['13', '12', '11'], { known: ['13', '11'], begun: [] })).toEqual(['12']);
  });

  it('are those that the server tells, beside a list of many', () => {
    startWatching({ type: 'pin', id: '9' });
    expect(takeBegun('9', ['13', '12', '11'], { known: null, begun: ['13', '12'] })).toEqual(['12', '13']);
  });

  it('are not known where nobody says when a list of many was read', () => {
    startWatching({ type: 'pin', id: '9' });
    expect(takeBegun('9', ['13', '12'], { known: null, begun: [] })).toEqual([]);
    expect(takeBegun('9', ['14', '13'], { known: null, begun: [] })).toEqual(['14']);
  });

  it('are those of the open page, also where the reply of the page before comes late', () => {
    startWatching({ type: 'pin', id: '9' });
    expect(takeBegun('8', ['99'], { known: [], begun: [] })).toEqual([]);
    expect(takeBegun('9', ['12', '11'], { known: ['11'], begun: [] })).toEqual(['12']);
  });
});
