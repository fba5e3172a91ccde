import type { PinTraffic } from '@bowerbird/contract/discovery/pin-page/operations.ts';

/** Where a person was when they opened a pin, by the first part of the address. */
const SOURCES: Readonly<Record<string, string>> = {
  '': 'homefeed',
  homefeed: 'homefeed',
  search: 'search',
  pin: 'closeup',
  login: 'deep_linking',
  topics: 'topic',
  ideas: 'topic',
  today: 'today',
  videos: 'videos',
  shopping: 'shopping',
  news: 'news',
  messages: 'messages',
};

/**
 * What led to a pin (`B3.25`), from the address that was left and what had led there; `null` where nobody came from another page.
 * News name themselves in the address of the pin (`B3.39`), because they open beside any page.
 */
export function trafficOf(from: URL | null, before: PinTraffic | null, trackingParams: string | null = null): PinTraffic {
  if (trackingParams?.startsWith('news.'))
    return { source: 'news', topLevelSource: trackingParams, topLevelSourceDepth: 1, searchQuery: null };
  const source = from === null ? 'deep_linking' : (SOURCES[from.pathname.split('/')[1] ?? ''] ?? 'profile_or_board');
  if (source === 'closeup' && before) return { ...before, source, topLevelSourceDepth: (before.topLevelSourceDepth ?? 1) + 1 };
  return { source, topLevelSource: source, topLevelSourceDepth: 1, searchQuery: from?.searchParams.get('q') ?? null };
}
