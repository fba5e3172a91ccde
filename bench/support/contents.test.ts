import { describe, expect, it } from 'vitest';
import { countItems, findPinsOfPage, readList } from './contents.ts';

const reply = (data: unknown, bookmark?: string) => JSON.stringify({ resource_response: { data, bookmark } });

describe('what a reply holds', () => {
  it('is the ids of a list, and where it goes on', () => {
    expect(readList(reply([{ id: '7' }, { id: '9' }], 'more'))).toEqual({ ids: ['7', '9'], bookmark: 'more' });
    expect(readList(reply([{ id: '7' }], '-end-'))).toEqual({ ids: ['7'], bookmark: null });
  });

  it('is the results of a search', () => {
    expect(readList(reply({ results: [{ id: '7' }], guides: [] }, 'more')).ids).toEqual(['7']);
  });

  it('is no list where an error is answered', () => {
    expect(() => readList(reply(null))).toThrow('This is no list');
  });

  it('is counted: one thing, or what is in its list', () => {
    expect(countItems(reply({ id: '7', title: 'A kite', tags: [] }))).toBe(1);
    expect(countItems(reply([1, 2, 3]))).toBe(3);
    expect(countItems(reply({ results: [], guides: ['kites'] }))).toBe(0);
    expect(countItems(reply({ items: ['kite', 'kites'] }))).toBe(2);
    expect(countItems(reply(null))).toBe(0);
  });

  it('is the pins that a page shows, each once', () => {
    const html = '<a href="/pin/7/"><img></a><a href="/pin/7/">Blue</a><a href="/pin/9/">Red</a><a href="/pin-builder/">Make</a>';
    expect(findPinsOfPage(html)).toEqual(['7', '9']);
  });
});
