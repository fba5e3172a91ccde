import { describe, expect, it } from 'vitest';
import {
  homeEntered,
  homeLeft,
  pageVisited,
  pinSeen,
  profilePinsMarkedStale,
  profilePinsRefreshed,
  visitsReducer,
} from './visits.slice.ts';

type State = ReturnType<typeof visitsReducer>;
const after = (...actions: Parameters<typeof visitsReducer>[1][]): State => actions.reduce<State | undefined>(visitsReducer, undefined)!;
const visit = (path: string) => pageVisited({ path, pageType: 'pin', ts: 1 });

describe('what somebody looked at', () => {
  it('keeps the newest eleven pictures, newest first, each once', () => {
    const { recentSignatures } = after(...Array.from({ length: 13 }, (_, index) => pinSeen(`s${index}`)), pinSeen('s5'));
    expect(recentSignatures).toEqual(['s5', 's12', 's11', 's10', 's9', 's8', 's7', 's6', 's4', 's3', 's2']);
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

  it("knows when the profile's pins are stale", () => {
    expect(after(profilePinsMarkedStale()).isProfilePinsStale).toBe(true);
    expect(after(profilePinsMarkedStale(), profilePinsRefreshed()).isProfilePinsStale).toBe(false);
  });

  it('knows since when the home feed is left, and forgets it while it is shown', () => {
    expect(after(homeLeft(1234)).homeLeftAt).toBe(1234);
    expect(after(homeLeft(1234), homeEntered()).homeLeftAt).toBeNull();
  });
});
