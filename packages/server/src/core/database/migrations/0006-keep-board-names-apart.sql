-- A person has no two live boards of the same name, nor a board two sections.
CREATE UNIQUE INDEX boards_name ON boards (owner_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX sections_title ON sections (board_id, lower(title)) WHERE deleted_at IS NULL;

-- Work under way that a board shows; section_id -1 is the whole board.
CREATE TABLE board_actions (
  id bigint PRIMARY KEY DEFAULT next_id(),
  board_id bigint NOT NULL REFERENCES boards ON DELETE CASCADE,
  section_id bigint NOT NULL DEFAULT -1,
  progress real NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX board_actions_board ON board_actions (board_id);

CREATE INDEX sections_deleted ON sections (deleted_at) WHERE deleted_at IS NOT NULL;
