-- Devices that accounts are used from, to see one that has many; a row goes 30 days after it was last seen.
CREATE TABLE device_fingerprints (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- keyed, of what the browser tells and its network
  fingerprint_hash text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (fingerprint_hash, user_id)
);
CREATE INDEX device_fingerprints_user ON device_fingerprints (user_id);
CREATE INDEX device_fingerprints_seen ON device_fingerprints (seen_at);
