import type { Step } from './steps.ts';

/** Two people who look: they follow half as many people and half as many boards as their name says, and saved sixty pins. */
export const viewerSteps: readonly Step[] = [
  {
    name: 'viewers',
    sql: ({ people, boards }) =>
      [200, 2_000]
        .map(
          (sources) => `
      INSERT INTO users (username, full_name) VALUES ('viewer_${sources}', 'Viewer ${sources}');
      INSERT INTO boards (id, owner_id, name, slug, position) SELECT next_id(), id, 'Kept', 'kept', 1 FROM users WHERE username = 'viewer_${sources}';
      INSERT INTO pins (id, owner_id, board_id, picture_id, via_pin_id, position) SELECT bench.id_at(0.9 + k.rank / 1000.0, k.rank + ${sources}, ms), v.id, b.id, k.picture_id, k.pin_id, k.rank
        FROM users v JOIN boards b ON b.owner_id = v.id, bench.span, (SELECT picture_id, pin_id, row_number() OVER () rank FROM search_docs
          WHERE picture_id % 97 = 5 AND quality > 1000 ORDER BY pin_id LIMIT 60) k WHERE v.username = 'viewer_${sources}';
      INSERT INTO user_follows (follower_id, user_id) SELECT v.id, t.id FROM users v, (SELECT id FROM bench.people
        WHERE no IN (SELECT DISTINCT bench.scatter(${people}.0 * (n / ${sources}.0) ^ 1.5, ${people}) FROM generate_series(1, ${sources - 1}) n) ORDER BY no LIMIT ${sources / 2}) t WHERE v.username = 'viewer_${sources}';
      INSERT INTO board_follows (follower_id, board_id) SELECT v.id, t.id FROM users v, (SELECT id FROM bench.boards WHERE privacy = 0
        AND no IN (SELECT DISTINCT bench.scatter(${boards}.0 * (n / ${sources}.0) ^ 1.5, ${boards}) FROM generate_series(1, ${sources - 1}) n) ORDER BY no LIMIT ${sources / 2}) t WHERE v.username = 'viewer_${sources}';`,
        )
        .join(''),
  },
];
