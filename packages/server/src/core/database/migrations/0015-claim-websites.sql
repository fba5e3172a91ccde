-- Websites that people say are theirs; only a proven one is shown as such.
CREATE TABLE claimed_websites (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  domain text NOT NULL,
  code text NOT NULL,
  verified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, domain)
);
CREATE INDEX claimed_websites_proven ON claimed_websites (domain) WHERE verified_at IS NOT NULL;
