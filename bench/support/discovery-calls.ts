import { ShoppingFacetsResource, ShoppingFeedResource } from '@bowerbird/contract/discovery/shopping/calls.ts';
import { TodayTabResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { readMyInterests, TopicFeedResource, TopicResource, TopicsResource } from '@bowerbird/contract/discovery/topics/calls.ts';
import { VideoCategoriesResource, VideosFeedResource } from '@bowerbird/contract/discovery/videos/calls.ts';
import { callAs, type Call } from '@bowerbird/demo/seeding/call-as.ts';
import type { Registry } from '@bowerbird/server/endpoints/registry.ts';
import type { HotCall } from './hot-calls.ts';
import type { Meter } from './explain.ts';

/** The lists of topics, ideas, videos, shopping and today: each for what many pins have, and for what hardly one has. */
export async function discoveryCalls(meter: Meter, registry: Registry): Promise<HotCall[]> {
  const one = async (sql: string) => (await meter.query<{ id: string }>(sql)).rows[0]!.id;
  const viewer = await one("SELECT id FROM users WHERE username = 'viewer_200'");
  const topicBy = (order: string) =>
    one(
      `SELECT t.slug id FROM (SELECT topic_id, count(*) n FROM picture_topics GROUP BY 1) c JOIN topics t ON t.id = c.topic_id ORDER BY n ${order}, t.id LIMIT 1`,
    );
  const [common, rare] = [await topicBy('DESC'), await topicBy('ASC')];
  const domain = await one('SELECT domain id FROM links WHERE price_micros IS NOT NULL GROUP BY 1 ORDER BY count(*), 1 LIMIT 1');
  const board = await one(
    'SELECT c.board_id AS id FROM board_counters c JOIN boards b ON b.id = c.board_id AND b.privacy = 0 ORDER BY c.pins DESC LIMIT 1',
  );
  const make = (name: string, run: (call: Call) => Promise<unknown>): HotCall => ({
    name,
    call: (core) => run(callAs({ core, registry }, viewer)),
  });
  return [
    make('topics, first level', (call) => call(TopicsResource.get, {})),
    make('a topic, common', (call) => call(TopicResource.get, { interest: common })),
    ...(['best', 'newest'] as const).flatMap((sort) =>
      [common, rare].map((interest) =>
        make(`pins of a ${interest === common ? 'common' : 'rare'} topic, ${sort}`, (call) =>
          call(TopicFeedResource.get, { interest, sort }),
        ),
      ),
    ),
    make('my topics', (call) => call(readMyInterests, {})),
    make('videos, all', (call) => call(VideosFeedResource.get, {})),
    make('videos of a common topic', (call) => call(VideosFeedResource.get, { category: common })),
    make('videos of a rare topic', (call) => call(VideosFeedResource.get, { category: rare })),
    make('video categories', (call) => call(VideoCategoriesResource.get, {})),
    make('products, all', (call) => call(ShoppingFeedResource.get, {})),
    make('products of a common topic', (call) => call(ShoppingFeedResource.get, { category: common })),
    make('products of a rare topic', (call) => call(ShoppingFeedResource.get, { category: rare })),
    make('products of a small shop', (call) => call(ShoppingFeedResource.get, { domain })),
    make('products at a price that none has', (call) => call(ShoppingFeedResource.get, { price_min: 100_000 })),
    make('products of a board', (call) => call(ShoppingFeedResource.get, { board_id: board })),
    make('products that somebody keeps', (call) => call(ShoppingFeedResource.get, { saved: true })),
    make('products at a lower price', (call) => call(ShoppingFeedResource.get, { reduced: true })),
    make('facets of products', (call) => call(ShoppingFacetsResource.get, {})),
    make('today', (call) => call(TodayTabResource.get, {})),
  ];
}
