-- The outbox: a domain event is written in the transaction of what it tells about, and deleted once every listener is done.
CREATE TABLE domain_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL,
  payload jsonb NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  not_before timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);
CREATE INDEX domain_events_due ON domain_events (not_before, id);

CREATE UNLOGGED TABLE feed_snapshots (key text PRIMARY KEY, built_at timestamptz NOT NULL DEFAULT now(), ids bigint[] NOT NULL);
CREATE UNLOGGED TABLE related_snapshots (key text PRIMARY KEY, built_at timestamptz NOT NULL DEFAULT now(), ids bigint[] NOT NULL);
CREATE UNLOGGED TABLE search_snapshots (key text PRIMARY KEY, built_at timestamptz NOT NULL DEFAULT now(), ids bigint[] NOT NULL);

CREATE TABLE home_daily (
  day integer NOT NULL,
  slot text NOT NULL,
  rank integer NOT NULL,
  pin_id bigint NOT NULL,
  PRIMARY KEY (day, slot, rank)
);

CREATE TABLE demo_steps (
  key text PRIMARY KEY,
  result jsonb,
  done_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE instance_settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);
