import { DOCUMENT_VERSION } from '@bowerbird/server/discovery/search-index/documents.queries.ts';
import type { Step } from './steps.ts';

/** What searches and suggestions read, as the indexing listeners would have made it. */
export const searchSteps: readonly Step[] = [
  {
    name: 'documents',
    sql: ({ pictures }) => `
      INSERT INTO search_docs (picture_id, pin_id, quality, kind, price_micros, tsv, marks, version, tier, is_fresh)
        SELECT picture_id, pin_id, quality, kind, price_micros, tsv, ARRAY['kind:' || kind], ${DOCUMENT_VERSION}, CASE WHEN best <= 2000 THEN 0 WHEN best <= 22000 THEN 1 WHEN best <= 222000 THEN 2 ELSE 3 END, newest <= 2000
        FROM (SELECT x.picture_id, x.pin_id, q.quality, t.kind, t.price_micros, t.tsv,
            row_number() OVER (ORDER BY q.quality DESC, x.pin_id DESC) best, row_number() OVER (ORDER BY x.pin_id DESC) newest
          FROM (SELECT p.picture_id, min(p.id) pin_id FROM pins p JOIN users u ON u.id = p.owner_id AND NOT u.is_private WHERE p.audience = 0 GROUP BY 1) x
          JOIN (SELECT bench.id_at(no::float / ${pictures}, no, ms) id, * FROM bench.pictures, bench.span) t ON t.id = x.picture_id
          LEFT JOIN picture_counters c ON c.picture_id = x.picture_id
          CROSS JOIN LATERAL (SELECT round(1000 * log(2, 1 + coalesce(c.saves, 0)))::int quality) q) d;
      INSERT INTO suggestions (kind, target, display, norm, weight) SELECT 0, d.picture_id, p.title, p.title, coalesce(c.saves, 0)
        FROM search_docs d JOIN pins p ON p.id = d.pin_id LEFT JOIN picture_counters c ON c.picture_id = d.picture_id;`,
  },
  {
    name: 'words',
    sql: () => `
      INSERT INTO vocabulary (word, docs) SELECT word, ndoc FROM ts_stat('SELECT tsv FROM search_docs') WHERE position(':' IN word) = 0;
      INSERT INTO vocabulary_deletions (key, word) SELECT DISTINCT left(word, n) || substr(word, n + 2), word
        FROM vocabulary CROSS JOIN LATERAL generate_series(0, length(word)) n WHERE length(word) BETWEEN 4 AND 20;`,
  },
  {
    name: 'boards and people to find',
    sql: () => `
      INSERT INTO board_docs (board_id, quality, tsv, version, tier) SELECT id, quality, setweight(to_tsvector('simple', name), 'A'), ${DOCUMENT_VERSION},
          CASE WHEN best <= 2000 THEN 0 WHEN best <= 22000 THEN 1 ELSE 2 END
        FROM (SELECT b.id, b.name, c.followers quality, row_number() OVER (ORDER BY c.followers DESC, b.id DESC) best FROM boards b JOIN board_counters c ON c.board_id = b.id
          JOIN users u ON u.id = b.owner_id AND NOT u.is_private WHERE b.privacy = 0) x;
      INSERT INTO user_docs (user_id, quality, tsv, version, tier) SELECT id, quality, setweight(to_tsvector('simple', full_name || ' ' || username), 'A'), ${DOCUMENT_VERSION},
          CASE WHEN best <= 2000 THEN 0 WHEN best <= 22000 THEN 1 ELSE 2 END
        FROM (SELECT u.id, u.full_name, u.username, c.followers quality, row_number() OVER (ORDER BY c.followers DESC, u.id DESC) best FROM users u JOIN user_counters c ON c.user_id = u.id) x;
      INSERT INTO suggestions (kind, target, display, norm, weight) SELECT 1, d.board_id, b.name, lower(b.name), c.followers
        FROM board_docs d JOIN boards b ON b.id = d.board_id JOIN board_counters c ON c.board_id = b.id;
      INSERT INTO vocabulary (corpus, word, docs) SELECT 1, word, ndoc FROM ts_stat('SELECT tsv FROM board_docs') UNION ALL SELECT 2, word, ndoc FROM ts_stat('SELECT tsv FROM user_docs');
      INSERT INTO vocabulary_deletions (corpus, key, word) SELECT DISTINCT corpus, left(word, n) || substr(word, n + 2), word
        FROM vocabulary CROSS JOIN LATERAL generate_series(0, length(word)) n WHERE corpus > 0 AND word ~ '^[[:alpha:]]{4,20}$';
      INSERT INTO suggestions (kind, target, display, norm, weight) SELECT k.kind, u.id, u.full_name, CASE k.kind WHEN 2 THEN lower(u.full_name) ELSE u.username END, c.followers
        FROM users u JOIN user_counters c ON c.user_id = u.id CROSS JOIN (VALUES (2), (3)) k(kind);`,
  },
];
