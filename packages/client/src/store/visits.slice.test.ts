import { describe, expect, it } from 'vitest';
import { homeEntered, homeLeft, pageVisited, pinSeen, visitsReducer } from './visits.slice.ts';

type State = ReturnType<typeof visitsReducer>;
const after = (...actions: Parameters<typeof visitsReducer>[1][]): State => actions.reduce<State | undefined>(visitsReducer, undefined)!;
const visit = (path: string) => pageVisited({ path, pageType: 'pin', ts: 1 });

describe('what somebody looked at', () => {
  it('keeps the newest eleven pictures, newest first, each once', () => {
    const { viewedImages } = after(...Array.from({ length: 13 }, (_, index) => pinSeen(`s${index}`)), pinSeen('s5'));
    expect(viewedImages).toEqual(['s5', 's12', 's11', 's10', 's9', 's8', 's7', 's6', 's4', 's3', 's2']);
  });

  it("keeps a stranger's first twenty pages", () => {
    const { visitedPages } = after(...Array.from({ length: 25 }, (_, index) => visit(`/pin/${index}/`)));
    expect(visitedPages).toHaveLength(20);
    expect(visitedPages.at(-1)?.path).toBe('/pin/19/');
  });

  it('skips a repeat of the latest page, not a return to an earlier one', () => {
    expect(after(visit('/a/'), visit('/a/'), visit('/b/'), visit('/a/')).visitedPages.map(({ path }) => path)).toEqual([
      '/a/',
      '/b/',
      '/a/',
    ]);
  });

  it('knows on which page somebody stood last before they turned to a way in, also once the history is full', () => {
    const of = (pageType: string, path = `/${pageType}/`) => pageVisited({ path, pageType, ts: 1 });
    expect(after(of('login')).loginSignupFrom).toBeNull();
    expect(after(of('home'), of('pin'), of('login'), of('signup')).loginSignupFrom).toBe('pin');
    const many = Array.from({ length: 25 }, (_, index) => visit(`/pin/${index}/`));
    expect(after(...many, of('board'), of('signup')).loginSignupFrom).toBe('board');
  });

  it('knows when and where the home feed was left, and forgets it while it is shown', () => {
    const left = { at: 1234, entry: 'e7', search: '' };
    expect(after(homeLeft(left)).homeLeft).toEqual(left);
    expect(after(homeLeft(left), homeEntered()).homeLeft).toBeNull();
  });
});
