-- Where the browsers of people take pushes. A subscription ends with the session that made it.
CREATE TABLE push_subscriptions (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  -- The instance's own public key that the browser subscribed with.
  vapid_key text NOT NULL,
  -- Refusals since the last push that was taken.
  failures integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_of_person ON push_subscriptions (user_id, id);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);

-- Pushes that wait, a row for each device and group of news.
CREATE TABLE push_outbox (
  subscription_id bigint NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  news_id bigint NOT NULL REFERENCES news ON DELETE CASCADE,
  -- The group as it stood; a later act in it is told again.
  at bigint NOT NULL,
  due_at timestamptz NOT NULL DEFAULT now(),
  claimed_until timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (subscription_id, news_id)
);
CREATE INDEX push_outbox_due ON push_outbox (due_at);
CREATE INDEX push_outbox_of_news ON push_outbox (news_id);

-- When a group rang last, so that a crowd rings once an hour.
ALTER TABLE news ADD COLUMN pushed_at timestamptz;
