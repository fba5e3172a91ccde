-- What people say of the product, for the instance's owner to read.
CREATE TABLE feedback (
  id bigint PRIMARY KEY DEFAULT next_id(),
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL,
  -- Where the dialog was opened.
  source text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feedback_of_person ON feedback (user_id, id);
