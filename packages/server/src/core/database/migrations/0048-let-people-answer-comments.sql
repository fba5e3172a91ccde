CREATE TABLE comment_reactions (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  type smallint NOT NULL CHECK (type IN (1, 5, 7, 11, 13)),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_reactions_of_person ON comment_reactions (user_id);

CREATE TABLE helpful_comments (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX helpful_comments_of_person ON helpful_comments (user_id);

-- What somebody does not want to read: one comment, or all of a person.
CREATE TABLE hidden_comments (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  PRIMARY KEY (user_id, comment_id)
);
CREATE INDEX hidden_comments_comment ON hidden_comments (comment_id);

CREATE TABLE hidden_commenters (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  author_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (user_id, author_id)
);
CREATE INDEX hidden_commenters_author ON hidden_commenters (author_id);
