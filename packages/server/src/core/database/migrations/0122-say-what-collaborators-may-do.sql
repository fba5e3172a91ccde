-- Whom an owner asks comes with what they may do: 0 edit, 1 look and comment, 2 edit and invite. A request asks for the first.
ALTER TABLE board_invites ADD COLUMN role smallint NOT NULL DEFAULT 0 CHECK (role BETWEEN 0 AND 2);
ALTER TABLE board_collaborators ADD CONSTRAINT board_collaborators_role CHECK (role BETWEEN 0 AND 2);
