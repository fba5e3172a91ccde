import type { HomefeedInput } from '@bowerbird/contract/discovery/home-feed/schemas.ts';

export type HomeTab = 'for_you' | 'following';

/** The wall behind the sign-up panel wants more at once than a feed: much of its first page stands beside the panel. */
export const wallOptions: HomefeedInput = { page_size: 40 };

const tabOptions: Readonly<Record<HomeTab, HomefeedInput>> = { for_you: {}, following: { tab: 'following' } };

/** The options of a tab's feed. */
export function feedOptions(tab: HomeTab): HomefeedInput {
  return tabOptions[tab];
}

/** The tab that an address asks for. */
export function tabOf(search: URLSearchParams): HomeTab {
  return search.get('tab') === 'following' ? 'following' : 'for_you';
}
