import type pg from 'pg';

/**
 * How tests set the clock of the database together with `core.now`. Statements write `now()`, and `clock_timestamp()` for
 * ids and order; this schema stands before PostgreSQL's own in their search path and adds the milliseconds of a setting.
 */
export const SHIFTED_CLOCK = `
  CREATE SCHEMA shifted_clock;
  CREATE FUNCTION shifted_clock.shift() RETURNS interval LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT coalesce(nullif(current_setting('shifted_clock.milliseconds', true), ''), '0')::float8 * interval '1 millisecond' $$;
  CREATE FUNCTION shifted_clock.now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ SELECT pg_catalog.now() + shifted_clock.shift() $$;
  CREATE FUNCTION shifted_clock.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE PARALLEL SAFE
    AS $$ SELECT pg_catalog.clock_timestamp() + shifted_clock.shift() $$;`;

/** Tables are made in the first schema; of functions with one name, the first one found is taken. */
export const SHIFTED_SEARCH_PATH = 'public,shifted_clock,pg_catalog';

/** Makes a connection follow a shift that may change: called before each statement, with the statement. */
export function followShift(client: pg.PoolClient, shift: () => number): (text: string) => Promise<void> {
  let followed = 0;
  return async (text) => {
    const wanted = shift();
    // What is rolled back takes a setting with it that was made inside.
    if (text === 'rollback') followed = Number.NaN;
    if (wanted === followed || text === 'rollback') return;
    followed = wanted;
    await client.query("SELECT set_config('shifted_clock.milliseconds', $1, false)", [String(wanted)]);
  };
}
