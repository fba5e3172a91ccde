-- What somebody is told in which way, where it is not as it is by itself.
CREATE TABLE notification_settings (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- By kind of news: whether it stands in the product, whether it rings, and how it comes by mail.
  here jsonb NOT NULL DEFAULT '{}',
  push jsonb NOT NULL DEFAULT '{}',
  mail jsonb NOT NULL DEFAULT '{}',
  rhythm text NOT NULL DEFAULT 'weekly',
  has_quiet_hours boolean NOT NULL DEFAULT false,
  quiet_from text NOT NULL DEFAULT '22:00',
  quiet_until text NOT NULL DEFAULT '07:00',
  -- None until a device tells it; UTC stands in.
  time_zone text
);
