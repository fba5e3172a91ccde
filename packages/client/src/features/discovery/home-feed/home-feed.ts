import type { HomefeedInput } from '@bowerbird/contract/discovery/home-feed/schemas.ts';

/** One of the two tabs that everybody has, or the id of a board. */
export type HomeTab = 'for_you' | 'following' | `${number}`;

/** The wall behind the sign-up panel wants more at once than a feed: much of its first page stands beside the panel. */
export const wallOptions: HomefeedInput = { page_size: 40 };

/** The options of a tab's feed. */
export function feedOptions(tab: HomeTab): HomefeedInput {
  return tab === 'for_you' ? {} : tab === 'following' ? { tab } : { board_id: tab };
}

/** The tab that an address asks for. */
export function tabOf(search: URLSearchParams): HomeTab {
  const tab = search.get('tab');
  return tab === 'following' || /^[1-9]\d*$/.test(tab ?? '') ? (tab as HomeTab) : 'for_you';
}
