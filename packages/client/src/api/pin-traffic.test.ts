import { expect, it } from 'vitest';
import { trafficOf } from './pin-traffic.ts';

const from = (path: string) => new URL(path, 'https://bowerbird.example');

it('what led to a pin is the page that was left, and keeps the first page through pins', () => {
  expect(trafficOf(null, null)).toMatchObject({ source: 'deep_linking', topLevelSourceDepth: 1 });
  expect(trafficOf(from('/lenafjeld/chairs/'), null)).toMatchObject({ source: 'profile_or_board' });
  for (const [path, source] of [
    ['/homefeed/', 'homefeed'],
    ['/topics/ceramics/', 'topic'],
    ['/ideas/ceramics/30/', 'topic'],
    ['/today/best/spring/7/', 'today'],
    ['/videos/', 'videos'],
    ['/shopping/lamps/12/', 'shopping'],
  ] as const) {
    expect(trafficOf(from(path), null)).toMatchObject({ source, topLevelSource: source });
  }
  const search = trafficOf(from('/search/pins/?q=oak+chair'), null);
  expect(search).toEqual({ source: 'search', topLevelSource: 'search', topLevelSourceDepth: 1, searchQuery: 'oak chair' });
  const second = trafficOf(from('/pin/7/'), search);
  expect(second).toEqual({ source: 'closeup', topLevelSource: 'search', topLevelSourceDepth: 2, searchQuery: 'oak chair' });
  expect(trafficOf(from('/'), second)).toMatchObject({ source: 'homefeed', topLevelSource: 'homefeed', topLevelSourceDepth: 1 });
});

it('what led to a pin is the news that it was opened from, whatever page lies beneath', () => {
  const news = trafficOf(from('/'), null, 'news.save.12');
  expect(news).toEqual({ source: 'news', topLevelSource: 'news.save.12', topLevelSourceDepth: 1, searchQuery: null });
  expect(trafficOf(from('/pin/7/'), news)).toMatchObject({ source: 'closeup', topLevelSource: 'news.save.12', topLevelSourceDepth: 2 });
  expect(trafficOf(from('/'), null, 'anything')).toMatchObject({ source: 'homefeed' });
});
