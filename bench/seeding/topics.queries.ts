import type { Step } from './steps.ts';

/** What pins are about, what products cost before, and articles: some topics have far more pins than others. */
export const topicSteps: readonly Step[] = [
  {
    name: 'topics',
    sql: () => `
      TRUNCATE picture_topics, topic_follows, link_prices, articles CASCADE;
      INSERT INTO picture_topics (picture_id, topic_id, pin_id, quality, is_film)
        SELECT d.picture_id, x.topic_id, d.pin_id, 1000 + d.quality, d.kind = 2 FROM (SELECT array_agg(id ORDER BY id) ids, array_agg(parent_id ORDER BY id) parents
            FROM topics WHERE parent_id IS NOT NULL AND NOT is_hidden AND successor_id IS NULL) k
          CROSS JOIN LATERAL (SELECT picture_id, pin_id, quality, kind, 1 + floor(cardinality(k.ids) * random() ^ 4)::int place FROM search_docs) d
          CROSS JOIN LATERAL (VALUES (k.ids[d.place]), (k.parents[d.place])) x(topic_id);
      INSERT INTO topic_follows (follower_id, topic_id) SELECT u.id, t.id FROM users u, (SELECT id FROM topics WHERE parent_id IS NOT NULL ORDER BY id LIMIT 20) t
        WHERE u.username LIKE 'viewer\\_%';
      INSERT INTO link_prices (link_id, at, price_micros, currency) SELECT l.id, now() - make_interval(days => d.days), l.price_micros * d.share / 100, l.currency
        FROM links l, (VALUES (30, 120), (1, 100)) d(days, share) WHERE l.price_micros IS NOT NULL AND l.id % 7 = 3;
      INSERT INTO articles (title, lead, term, language, published_at) SELECT 'Article ' || n, 'A lead', 'At home', (ARRAY['en', 'de', 'ja', 'fr'])[1 + n % 4],
        now() - make_interval(hours => n) FROM generate_series(1, 4000) n;
      DELETE FROM topic_progress;
      ANALYZE picture_topics, topic_follows, link_prices, articles;`,
  },
];
