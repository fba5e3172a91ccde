import type { AppThunk, RootState } from '../create-store.ts';
import { isResults, resourceDataChanged } from '../resources.slice.ts';
import { addEntries, moveEntry, restoreEntries, removeEntries, type FeedEntry } from './feed-lists.ts';

/** One list of the store: the resource's name and the key of its options. */
export interface FeedPlace {
  readonly name: string;
  readonly key: string;
}

/** Takes entries out of every list of the store that has them; returns how to put them back (`B4.16`). */
export function removeFromFeeds(ids: readonly string[]): AppThunk<() => void> {
  return (dispatch, getState) => {
    const gone = new Set(ids);
    const undone = feedPlaces(getState()).flatMap((place) => {
      const { list, taken } = removeEntries(entriesAt(getState(), place), gone);
      if (taken.length === 0) return [];
      dispatch(changeEntries(place, list));
      return [{ place, taken }];
    });
    return () => {
      for (const { place, taken } of undone) dispatch(changeEntries(place, restoreEntries(entriesAt(getState(), place), taken)));
    };
  };
}

/** Takes entries out of one list; returns how to put them back. */
export function removeFromFeed(place: FeedPlace, ids: readonly string[]): AppThunk<() => void> {
  return (dispatch, getState) => {
    if (!isLoadedList(getState(), place)) return () => undefined;
    const { list, taken } = removeEntries(entriesAt(getState(), place), new Set(ids));
    dispatch(changeEntries(place, list));
    return () => dispatch(changeEntries(place, restoreEntries(entriesAt(getState(), place), taken)));
  };
}

/** Adds entries to the front of a list that is loaded; one that is not will bring them itself. */
export function addToFeed(place: FeedPlace, entries: readonly FeedEntry[]): AppThunk {
  return (dispatch, getState) => {
    if (!isLoadedList(getState(), place)) return;
    dispatch(changeEntries(place, addEntries(entriesAt(getState(), place), entries)));
  };
}

/** Moves pins from one list to another, as between boards or sections; returns how to move them back. */
export function moveBetweenFeeds(from: FeedPlace, to: FeedPlace, ids: readonly string[]): AppThunk<() => void> {
  return (dispatch) => {
    const putBack = dispatch(removeFromFeed(from, ids));
    dispatch(
      addToFeed(
        to,
        ids.map((id) => ({ type: 'pin', id })),
      ),
    );
    return () => {
      dispatch(removeFromFeed(to, ids));
      putBack();
    };
  };
}

/** Moves one entry within its list; returns how to put the list in its former order. */
export function reorderFeed(place: FeedPlace, id: string, before: string | null): AppThunk<() => void> {
  return (dispatch, getState) => {
    const former = entriesAt(getState(), place);
    const next = former[former.findIndex((entry) => entry.id === id) + 1]?.id ?? null;
    dispatch(changeEntries(place, moveEntry(former, id, before)));
    return () => dispatch(changeEntries(place, moveEntry(entriesAt(getState(), place), id, next)));
  };
}

/** Whether any list of the store has this entry. */
export function isInFeeds(state: RootState, id: string): boolean {
  return feedPlaces(state).some((place) => entriesAt(state, place).some((entry) => entry.id === id));
}

function feedPlaces(state: RootState): FeedPlace[] {
  return Object.entries(state.resources)
    .flatMap(([name, byKey]) => Object.keys(byKey).map((key) => ({ name, key })))
    .filter((place) => isLoadedList(state, place));
}

function isLoadedList(state: RootState, place: FeedPlace): boolean {
  return listIn(dataAt(state, place)) !== null;
}

function entriesAt(state: RootState, place: FeedPlace): readonly FeedEntry[] {
  return listIn(dataAt(state, place)) ?? [];
}

/** Puts a list in the place of another; what search results have around theirs stays. */
function changeEntries(place: FeedPlace, list: readonly FeedEntry[]): AppThunk {
  return (dispatch, getState) => {
    const data = dataAt(getState(), place);
    dispatch(resourceDataChanged({ ...place, data: isResults(data) ? { ...data, results: list } : list }));
  };
}

function dataAt(state: RootState, { name, key }: FeedPlace): unknown {
  return state.resources[name]?.[key]?.data;
}

function listIn(data: unknown): readonly FeedEntry[] | null {
  if (Array.isArray(data)) return data as FeedEntry[];
  return isResults(data) ? (data.results as FeedEntry[]) : null;
}
