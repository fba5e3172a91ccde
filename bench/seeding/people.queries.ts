import type { Step } from './steps.ts';

/** People, their boards and whom they follow; a few are known to many. */
export const peopleSteps: readonly Step[] = [
  {
    name: 'helpers',
    sql: () => `
      DROP SCHEMA IF EXISTS bench CASCADE;
      CREATE SCHEMA bench;
      CREATE TABLE bench.span AS SELECT (extract(epoch FROM now()) * 1000)::bigint - 1767225600000 - 3600000 ms;
      -- An id as next_id() makes them, of a moment between the first day and an hour ago.
      CREATE FUNCTION bench.id_at(share double precision, n bigint, ms bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS
        $$ SELECT (share * ms)::bigint << 22 | 4096 | (n & 4095) $$;
      -- Scatters numbers, so that what is popular is not what is old.
      CREATE FUNCTION bench.scatter(at double precision, total bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS
        $$ SELECT (floor(at)::bigint * 7919 + 13) % total $$;
      CREATE UNLOGGED TABLE bench.pictures (no bigint, title text, description text, kind smallint, domain text, price_micros bigint, tsv tsvector);`,
  },
  {
    name: 'people',
    sql: ({ people }) => `
      INSERT INTO users (id, username, full_name, first_name, is_private)
        SELECT bench.id_at(n::float / ${people}, n, ms), 'person_' || n, initcap(translate(n::text, '0123456789', 'aeioubdlmn')) || ' Person', 'Person', n % 100 = 99
        FROM generate_series(0, ${people - 1}) n, bench.span;
      CREATE UNLOGGED TABLE bench.people AS SELECT substr(username, 8)::bigint no, id FROM users;`,
  },
  {
    name: 'boards',
    sql: ({ people, boards }) => `
      CREATE UNLOGGED TABLE bench.boards AS SELECT r.no, bench.id_at(r.no::float / ${boards}, r.no, ms) id, p.id owner_id,
          (CASE WHEN u < 0.9 THEN 0 WHEN u < 0.93 THEN 1 ELSE 2 END)::smallint privacy
        FROM (SELECT no, random() u, bench.scatter(${people} * random() ^ 1.5, ${people}) owner_no FROM generate_series(0, ${boards - 1}) no) r
        JOIN bench.people p ON p.no = r.owner_no, bench.span;
      INSERT INTO boards (id, owner_id, name, slug, privacy, position)
        SELECT id, owner_id, 'Board ' || translate(no::text, '0123456789', 'aeioubdlmn'), 'board-' || no, privacy, id FROM bench.boards;`,
  },
  {
    name: 'follows',
    sql: ({ people, boards }) => `
      INSERT INTO user_follows (follower_id, user_id) SELECT a.id, b.id
        FROM (SELECT n % ${people} a, bench.scatter(${people} * random() ^ 1.5, ${people}) b FROM generate_series(1, ${people * 15}) n) r
        JOIN bench.people a ON a.no = r.a JOIN bench.people b ON b.no = r.b WHERE r.a <> r.b ON CONFLICT DO NOTHING;
      INSERT INTO board_follows (follower_id, board_id) SELECT a.id, b.id
        FROM (SELECT n % ${people} a, bench.scatter(${boards} * random() ^ 1.5, ${boards}) b FROM generate_series(1, ${people * 10}) n) r
        JOIN bench.people a ON a.no = r.a JOIN bench.boards b ON b.no = r.b AND b.privacy = 0 ON CONFLICT DO NOTHING;`,
  },
];
