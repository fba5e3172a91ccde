-- What a service made of a comment in another language. `of_text` is a hash of the words that it was made of: changed words
-- are translated anew.
CREATE TABLE comment_translations (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  language text NOT NULL,
  of_text text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, language)
);
