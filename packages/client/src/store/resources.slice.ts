import type { UnknownAction } from 'redux';
import { defineAction } from './define-action.ts';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';

/** One resource under one set of options, in the states of `C4.10`. */
export interface ResourceState {
  readonly fetching: boolean;
  readonly loaded: boolean;
  readonly data: unknown;
  readonly auxData: Readonly<Record<string, unknown>>;
  readonly nextBookmark: string | null;
  /** The last fetch's error; `record` is null when the server was not reached. */
  readonly error: { readonly record: ErrorRecord | null } | null;
}

export type ResourcesState = Readonly<Record<string, Readonly<Record<string, ResourceState>>>>;

interface Place {
  readonly name: string;
  readonly key: string;
}

const untouched: ResourceState = { fetching: false, loaded: false, data: null, auxData: {}, nextBookmark: null, error: null };

/** A fetch began. */
export const fetchStarted = defineAction<Place>('resources/fetchStarted');
/** A fetch came back: a refresh replaces the data, a page is appended. */
export const fetchSettled = defineAction<
  Place & { data: unknown; auxData: Record<string, unknown>; bookmark: string | null; appends: boolean }
>('resources/fetchSettled');
/** A fetch failed: the data is cleared; a failed next page keeps what is shown. */
export const fetchFailed = defineAction<Place & { record: ErrorRecord | null; appends: boolean }>('resources/fetchFailed');
/** Changes a resource's data in place: feed operations (`B4.16`). */
export const resourceDataChanged = defineAction<Place & { data: unknown }>('resources/resourceDataChanged');
/** Forgets the resources of a name, or one of them, so that the next use fetches anew. */
export const resourceInvalidated = defineAction<{ name: string; key?: string }>('resources/resourceInvalidated');

/** A plain reducer, as the entities' one: pages of feeds are large, and nothing here needs drafts. */
export function resourcesReducer(state: ResourcesState = {}, action: UnknownAction): ResourcesState {
  if (fetchStarted.match(action)) return change(state, action.payload, (resource) => ({ ...resource, fetching: true }));
  if (fetchSettled.match(action)) return settle(state, action.payload);
  if (fetchFailed.match(action)) return fail(state, action.payload);
  if (resourceDataChanged.match(action)) {
    return change(state, action.payload, (resource) => ({ ...resource, data: action.payload.data }));
  }
  return resourceInvalidated.match(action) ? forget(state, action.payload) : state;
}

function settle(state: ResourcesState, payload: ReturnType<typeof fetchSettled>['payload']): ResourcesState {
  return change(state, payload, (resource) => ({
    fetching: false,
    loaded: true,
    data: payload.appends ? appendPage(resource.data, payload.data) : payload.data,
    // The first page alone may bring side data, which holds for the whole list.
    auxData: payload.appends ? { ...resource.auxData, ...payload.auxData } : payload.auxData,
    nextBookmark: payload.bookmark,
    error: null,
  }));
}

function fail(state: ResourcesState, payload: ReturnType<typeof fetchFailed>['payload']): ResourcesState {
  return change(state, payload, (resource) => ({
    ...(payload.appends ? resource : untouched),
    fetching: false,
    error: { record: payload.record },
  }));
}

function forget(state: ResourcesState, { name, key }: { name: string; key?: string }): ResourcesState {
  const { [name]: ofName, ...others } = state;
  if (!ofName || key === undefined) return others;
  const { [key]: _gone, ...rest } = ofName;
  return { ...others, [name]: rest };
}

function change(state: ResourcesState, { name, key }: Place, make: (resource: ResourceState) => ResourceState): ResourcesState {
  const ofName = state[name] ?? {};
  return { ...state, [name]: { ...ofName, [key]: make(ofName[key] ?? untouched) } };
}

/** Appends a page to a list without repeating an entity; of search results the `results` are joined. */
export function appendPage(before: unknown, page: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(page)) return joinWithoutRepeats(before, page);
  if (isResults(before) && isResults(page)) return { ...before, results: joinWithoutRepeats(before.results, page.results) };
  return page;
}

function joinWithoutRepeats(before: readonly unknown[], page: readonly unknown[]): unknown[] {
  const seen = new Set(before.map(refKey));
  return [...before, ...page.filter((item) => refKey(item) === null || !seen.has(refKey(item)))];
}

function refKey(item: unknown): string | null {
  const ref = item as { type?: unknown; id?: unknown } | null;
  return typeof ref?.type === 'string' && typeof ref.id === 'string' ? `${ref.type}:${ref.id}` : null;
}

/** Whether a resource's data is a page of search results: a list with something around it. */
export function isResults(value: unknown): value is { results: unknown[] } {
  return typeof value === 'object' && value !== null && Array.isArray((value as { results?: unknown }).results);
}

/** The state of a resource, untouched when it was never used. */
export function selectResource(state: ResourcesState, { name, key }: Place): ResourceState {
  return state[name]?.[key] ?? untouched;
}

/** A fetch starts on first use, or again when the earlier error was the server's (500 or more, or no status). */
export function shouldFetch(resource: ResourceState): boolean {
  if (resource.fetching || resource.loaded) return false;
  if (!resource.error) return true;
  const status = resource.error.record?.http_status;
  return status === undefined || status >= 500;
}

/** Loaded, not fetching, and at the end marker. */
export function isAtEnd(resource: ResourceState): boolean {
  return resource.loaded && !resource.fetching && (resource.nextBookmark === null || resource.nextBookmark === END_BOOKMARK);
}
