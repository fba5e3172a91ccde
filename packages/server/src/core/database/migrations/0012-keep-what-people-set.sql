-- What people set; who never set anything has no row and the defaults.
CREATE TABLE user_settings (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- how a message reaches the person, by who writes: inbox, requests, off
  messages_from_followed text NOT NULL DEFAULT 'inbox',
  messages_from_followers text NOT NULL DEFAULT 'requests',
  messages_from_others text NOT NULL DEFAULT 'requests',
  -- who may: everyone, followed, nobody
  mentions_from text NOT NULL DEFAULT 'everyone',
  comments_from text NOT NULL DEFAULT 'everyone',
  board_invites_from text NOT NULL DEFAULT 'everyone',
  hidden_comment_words text[] NOT NULL DEFAULT '{}',
  personalise_by_activity boolean NOT NULL DEFAULT true,
  personalise_by_partners boolean NOT NULL DEFAULT true,
  shows_shopping boolean NOT NULL DEFAULT true,
  plays_videos boolean NOT NULL DEFAULT true,
  allow_personalization_cookies boolean NOT NULL DEFAULT false,
  allow_analytic_cookies boolean NOT NULL DEFAULT false,
  allow_marketing_cookies boolean NOT NULL DEFAULT false,
  -- null until the person chose
  cookies_chosen_at timestamptz
);

ALTER TABLE users ADD COLUMN cover_signature text;
ALTER TABLE users ADD COLUMN is_hidden_from_search boolean NOT NULL DEFAULT false;
-- of who is leaving (state 3): when the account is erased; state 4 is being erased
ALTER TABLE users ADD COLUMN leaves_at timestamptz;
CREATE INDEX users_leaving ON users (leaves_at) WHERE leaves_at IS NOT NULL;
CREATE INDEX username_redirects_user ON username_redirects (user_id);
