-- Who has a pin open just now, and is told of what is said there. A crash may forget it, because pages say it again each minute.
CREATE UNLOGGED TABLE comment_watchers (
  pin_id bigint NOT NULL,
  user_id bigint NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (pin_id, user_id)
);
CREATE INDEX comment_watchers_over ON comment_watchers (until);
CREATE INDEX comment_watchers_of_person ON comment_watchers (user_id);
