import { describe, expect, it } from 'vitest';
import { arrangeFeed, type FeedCandidate } from './arrange-feed.ts';

let made = 0;
function candidate(given: Partial<FeedCandidate> = {}): FeedCandidate {
  made += 1;
  return {
    pin: `${made}`,
    picture: `${made}`,
    author: `a${made}`,
    board: null,
    rank: null,
    through: null,
    isAlike: false,
    weight: 1,
    isFollowed: false,
    topic: null,
    topicRank: null,
    topicWeight: 1,
    isTopicFollowed: true,
    saves: 0,
    ageDays: 100,
    ...given,
  };
}
const many = (count: number, give: (at: number) => Partial<FeedCandidate>) => Array.from({ length: count }, (_, at) => candidate(give(at)));
const arrange = (candidates: FeedCandidate[], seed = 1) => arrangeFeed(candidates, { most: 500, seed });

describe('the order of a home feed', () => {
  it('puts what a board leads to further down where less of it is wanted', () => {
    const [less, more, as] = [0.5, 1.5, 1].map((weight, at) => candidate({ board: `${at}`, rank: 0, weight }));
    expect(arrange([less!, more!, as!]).map(({ pin }) => pin)).toEqual([more!.pin, as!.pin, less!.pin]);
  });

  it('begins with what the viewer’s saves lead to, then who is followed, then something new', () => {
    const [fresh, followed, saved] = [candidate({ ageDays: 0 }), candidate({ isFollowed: true }), candidate({ board: '5', rank: 0 })];
    expect(arrange([fresh, followed, saved]).map(({ pin, reason }) => [pin, reason])).toEqual([
      [saved.pin, 'saved'],
      [followed.pin, 'followed'],
      [fresh.pin, 'fresh'],
    ]);
  });

  it('puts the best of a followed topic before what is only new, and does not let one topic fill a row', () => {
    const of = (topic: string) => many(10, (at) => ({ topic, topicRank: at }));
    const order = arrange([...many(10, () => ({ ageDays: 10 })), ...of('7'), ...of('8')]);
    expect(order.slice(0, 3).every(({ reason }) => reason === 'topic')).toBe(true);
    expect(new Set(order.slice(0, 3).map(({ topic }) => topic)).size).toBe(2);
  });

  it('puts a topic of one’s saves before what is only new, and behind one that is followed', () => {
    const [fresh, saved, followed] = [
      candidate(),
      candidate({ topic: '7', topicRank: 0, topicWeight: 0.5, isTopicFollowed: false }),
      candidate({ topic: '8', topicRank: 0 }),
    ];
    expect(arrange([fresh, saved, followed]).map(({ pin, reason }) => [pin, reason])).toEqual([
      [followed.pin, 'topic'],
      [saved.pin, 'saved_topic'],
      [fresh.pin, 'fresh'],
    ]);
  });

  it('shows at most two cards of an author in any eight, while there are others', () => {
    const order = arrange([...many(20, (at) => ({ board: '5', rank: at, author: 'busy' })), ...many(60, () => ({ isFollowed: true }))]).map(
      ({ author }) => author,
    );
    for (let at = 0; at + 8 <= 60; at += 1) {
      expect(order.slice(at, at + 8).filter((author) => author === 'busy').length).toBeLessThanOrEqual(2);
    }
    expect(order.slice(0, 30).filter((author) => author === 'busy').length).toBeGreaterThanOrEqual(4);
  });

  it('mixes what several boards of the viewer lead to', () => {
    const order = arrange([...many(20, (at) => ({ board: '5', rank: at })), ...many(20, (at) => ({ board: '6', rank: at }))]);
    const first = order.slice(0, 10).map(({ board }) => board);
    expect(new Set(first)).toEqual(new Set(['5', '6']));
  });

  it('lets no board fill a row where another leads nearly as well', () => {
    const better = many(20, () => ({ board: '5', rank: 0, weight: 1.15 }));
    const order = arrange([...better, ...many(20, () => ({ board: '6', rank: 0 }))]);
    expect(new Set(order.slice(0, 5).map(({ board }) => board))).toEqual(new Set(['5', '6']));
  });

  it('keeps each sixteenth place for something new', () => {
    const order = arrange([...many(120, (at) => ({ board: `${at % 6}`, rank: Math.floor(at / 6) })), ...many(10, () => ({}))]);
    expect([15, 31, 47].map((at) => order[at]!.reason)).toEqual(['fresh', 'fresh', 'fresh']);
    expect(order.slice(0, 48).filter(({ reason }) => reason === 'fresh')).toHaveLength(3);
  });

  it('gives the same order for the same seed and a similar one for another, and shows all once', () => {
    const candidates = [...many(100, (at) => ({ board: '5', rank: at })), ...many(60, (at) => ({ ageDays: at }))];
    const order = arrange(candidates);
    expect(arrange(candidates.toReversed())).toEqual(order);
    expect(new Set(order.map(({ pin }) => pin)).size).toBe(160);
    const other = arrange(candidates, 2);
    expect(other).not.toEqual(order);
    const firstHundred = new Set(order.slice(0, 100).map(({ pin }) => pin));
    expect(other.slice(0, 100).filter(({ pin }) => firstHundred.has(pin)).length).toBeGreaterThan(80);
  });

  it('ends at the length that is asked for', () => {
    expect(
      arrangeFeed(
        many(9, () => ({})),
        { most: 4, seed: 1 },
      ),
    ).toHaveLength(4);
  });
});
