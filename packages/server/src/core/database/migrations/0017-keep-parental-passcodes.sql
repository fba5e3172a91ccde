-- Four digits are guessed from any hash, so the instance's secret key is part of this one.
CREATE TABLE parental_passcodes (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  hash text NOT NULL,
  -- where the link goes that sets another one
  backup_email text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
