-- A comment that is changed says another text, and both were said.
ALTER TABLE said_texts DROP CONSTRAINT said_texts_pkey, ADD PRIMARY KEY (comment_id, hash);

-- Where somebody saw what they report, and what it was there, as their page said it (C3.21).
ALTER TABLE reports ADD COLUMN seen_as jsonb NOT NULL DEFAULT '{}';
