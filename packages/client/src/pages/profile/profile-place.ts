/** The places of a profile; boards come first. */
export const profileTabs = ['created', 'boards', 'pins', 'tried'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The orders that boards can be shown in; by the owner's hand comes first. */
export const boardSorts = ['custom', 'last_changed', 'newest', 'alphabetical'] as const;
export type BoardSort = (typeof boardSorts)[number];

/** Where on a profile an address leads. */
export interface ProfilePlace {
  readonly tab: ProfileTab;
  readonly sort: BoardSort;
}

/** Reads a profile's place from its address: `?tab=pins`, `?sort=newest`; anything else is the first of each. */
export function placeOf(search: URLSearchParams): ProfilePlace {
  return {
    tab: profileTabs.find((tab) => tab === search.get('tab')) ?? 'boards',
    sort: boardSorts.find((sort) => sort === search.get('sort')) ?? 'custom',
  };
}

/** The address of a place of somebody's profile. */
export function profilePath(username: string, { tab = 'boards', sort = 'custom' }: Partial<ProfilePlace> = {}): string {
  const search = new URLSearchParams();
  if (tab !== 'boards') search.set('tab', tab);
  if (sort !== 'custom') search.set('sort', sort);
  const text = search.toString();
  return `/${username}/${text === '' ? '' : `?${text}`}`;
}

const PAGE_SIZE = 25;

/** What the boards of a profile are asked for by. */
export function boardsOptions(username: string, sort: BoardSort) {
  return { username, sort, page_size: PAGE_SIZE };
}

/** What the pins of a profile are asked for by. */
export function pinsOptions(username: string, tab: 'created' | 'pins') {
  return { username, filter: tab === 'created' ? ('created' as const) : ('saved' as const), page_size: PAGE_SIZE };
}
