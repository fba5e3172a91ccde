import { DESCRIPTION_VERSION } from '@bowerbird/domain/media/looks.ts';
import type { Step } from './steps.ts';

/** Pictures, their pins and saves by a power law, and what is counted about them. */
export const pinSteps: readonly Step[] = [
  {
    // No files stand behind them. As described ones they keep the job that describes pictures out of what is measured.
    name: 'pictures',
    sql: ({ pictures }) => `
      INSERT INTO links (id, url_hash, url, domain, price_micros, currency) SELECT no, sha256(no::text::bytea), 'https://' || domain || '/' || no, domain, price_micros,
          CASE WHEN price_micros IS NOT NULL THEN 'USD' END FROM bench.pictures WHERE domain IS NOT NULL;
      INSERT INTO pictures (id, signature, width, height, dominant_color, kind, format, bytes, looks_version, twin_sought)
        SELECT bench.id_at(no::float / ${pictures}, no, ms), sha256(no::text::bytea), 600, 500 + no % 700, no % 16777216, kind, 'jpeg', 100000, ${DESCRIPTION_VERSION}, true FROM bench.pictures, bench.span;`,
  },
  {
    // Two of five pins bring a picture; the others save one that stood there by then, the popular ones far more often.
    name: 'pins',
    sql: ({ pins, boards, pictures }) => `
      INSERT INTO pins (id, owner_id, board_id, picture_id, link_id, via_pin_id, position, audience, title, description, alt_text)
        SELECT k.id, b.owner_id, b.id, bench.id_at(t.no::float / ${pictures}, t.no, ms), CASE WHEN t.domain IS NOT NULL THEN t.no END,
          CASE WHEN r.n % 5 >= 2 THEN bench.id_at(((t.no / 2) * 5 + t.no % 2)::float / ${pins}, (t.no / 2) * 5 + t.no % 2, ms) END,
          k.id, b.privacy, t.title, t.description, t.title
        FROM (SELECT n, board_no, CASE WHEN n % 5 < 2 THEN n / 5 * 2 + n % 5 WHEN wanted < n / 5 * 2 + 2 THEN wanted ELSE wanted % (n / 5 * 2 + 2) END picture_no
          FROM (SELECT n, bench.scatter(${boards} * random() ^ 2, ${boards}) board_no, bench.scatter(${pictures} * random() ^ 3, ${pictures}) wanted
            FROM generate_series(0::bigint, ${pins - 1}) n OFFSET 0) d) r
        JOIN bench.boards b ON b.no = r.board_no JOIN bench.pictures t ON t.no = r.picture_no, bench.span,
        LATERAL (SELECT bench.id_at(r.n::float / ${pins}, r.n, ms) id) k;`,
  },
  {
    name: 'counters',
    sql: () => `
      INSERT INTO picture_counters (picture_id, saves) SELECT picture_id, count(*) FROM pins WHERE via_pin_id IS NOT NULL AND audience = 0 GROUP BY 1;
      INSERT INTO pin_counters (pin_id, comments, reactions_1) SELECT id, id >> 3 & 7, id >> 5 & 63 FROM pins WHERE id & 7 = 3;
      INSERT INTO board_counters (board_id, pins, followers) SELECT b.id, coalesce(p.n, 0), coalesce(f.n, 0) FROM boards b
        LEFT JOIN (SELECT board_id, count(*) n FROM pins GROUP BY 1) p ON p.board_id = b.id LEFT JOIN (SELECT board_id, count(*) n FROM board_follows GROUP BY 1) f ON f.board_id = b.id;
      INSERT INTO user_counters (user_id, pins_public, pins_all, boards_public, boards_secret, followers, following)
        SELECT u.id, coalesce(p.shown, 0), coalesce(p.n, 0), coalesce(b.shown, 0), coalesce(b.secret, 0), coalesce(f.n, 0), coalesce(g.n, 0) FROM users u
        LEFT JOIN (SELECT owner_id, count(*) n, count(*) FILTER (WHERE audience = 0) shown FROM pins GROUP BY 1) p ON p.owner_id = u.id
        LEFT JOIN (SELECT owner_id, count(*) FILTER (WHERE privacy = 0) shown, count(*) FILTER (WHERE privacy = 2) secret FROM boards GROUP BY 1) b ON b.owner_id = u.id
        LEFT JOIN (SELECT user_id, count(*) n FROM user_follows GROUP BY 1) f ON f.user_id = u.id
        LEFT JOIN (SELECT follower_id, count(*) n FROM user_follows GROUP BY 1) g ON g.follower_id = u.id;`,
  },
];
