-- When the next digest of somebody is due, and up to where the last one told. Nothing is due where nothing new waits.
CREATE TABLE news_digests (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  told_until bigint NOT NULL DEFAULT 0,
  due_at timestamptz
);
CREATE INDEX news_digests_due ON news_digests (due_at) WHERE due_at IS NOT NULL;

-- News that come by a mail of their own.
CREATE TABLE news_mails (
  news_id bigint PRIMARY KEY REFERENCES news ON DELETE CASCADE,
  due_at timestamptz NOT NULL
);
CREATE INDEX news_mails_due ON news_mails (due_at);

-- Addresses that no mail goes to: they do not exist, or their person complained. A hash says whether it is one.
CREATE TABLE refused_addresses (
  address_hash bytea PRIMARY KEY,
  reason text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
