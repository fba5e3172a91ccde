-- What the recommender's graph has to look up anew: a save, or with no picture a whole board. Unlogged: after a crash the
-- graph is built anew, which the epoch tells.
CREATE UNLOGGED TABLE graph_changes (
  -- Order of commits is not order of ids: whoever reads goes by transactions that have ended.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  board_id bigint NOT NULL,
  picture_id bigint,
  PRIMARY KEY (xid, id)
) WITH (autovacuum_vacuum_scale_factor = 0.2, autovacuum_vacuum_cost_delay = 0);

-- Gone when the changes are: who finds another epoch than their own has missed some.
CREATE UNLOGGED TABLE graph_epochs (one boolean PRIMARY KEY DEFAULT true CHECK (one), epoch uuid NOT NULL DEFAULT gen_random_uuid());

-- Triggers, so that no act can forget to tell: pins change in many places, by statements of many rows and by cascades.
CREATE FUNCTION tell_graph_of_pins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO graph_changes (board_id, picture_id) SELECT DISTINCT board_id, picture_id FROM fresh WHERE audience = 0 AND deleted_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO graph_changes (board_id, picture_id) SELECT DISTINCT board_id, picture_id FROM gone WHERE audience = 0 AND deleted_at IS NULL;
  ELSE
    WITH changed AS (SELECT g.board_id old_board, g.picture_id old_picture, f.board_id, f.picture_id,
        g.audience = 0 AND g.deleted_at IS NULL was_open, f.audience = 0 AND f.deleted_at IS NULL is_open
      FROM gone g JOIN fresh f ON f.id = g.id
      WHERE (g.board_id, g.picture_id, g.owner_id, g.section_id, g.audience = 0, g.deleted_at IS NULL)
        IS DISTINCT FROM (f.board_id, f.picture_id, f.owner_id, f.section_id, f.audience = 0, f.deleted_at IS NULL))
    INSERT INTO graph_changes (board_id, picture_id)
      SELECT old_board, old_picture FROM changed WHERE was_open UNION SELECT board_id, picture_id FROM changed WHERE is_open;
  END IF;
  IF FOUND THEN PERFORM pg_notify('graph_changes', ''); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER pins_added_to_graph AFTER INSERT ON pins
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_graph_of_pins();
CREATE TRIGGER pins_changed_in_graph AFTER UPDATE ON pins
  REFERENCING OLD TABLE AS gone NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tell_graph_of_pins();
CREATE TRIGGER pins_taken_from_graph AFTER DELETE ON pins
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_graph_of_pins();

CREATE FUNCTION tell_graph_of_board() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO graph_changes (board_id) VALUES (OLD.id);
  PERFORM pg_notify('graph_changes', '');
  RETURN NULL;
END $$;

CREATE TRIGGER boards_changed_in_graph AFTER UPDATE ON boards FOR EACH ROW
  WHEN ((OLD.privacy, OLD.deleted_at IS NULL, OLD.owner_id) IS DISTINCT FROM (NEW.privacy, NEW.deleted_at IS NULL, NEW.owner_id))
  EXECUTE FUNCTION tell_graph_of_board();
CREATE TRIGGER boards_taken_from_graph AFTER DELETE ON boards FOR EACH ROW WHEN (OLD.privacy = 0) EXECUTE FUNCTION tell_graph_of_board();

-- The pins of a section that goes, or comes back, are restamped later; their board is looked up at once.
CREATE FUNCTION tell_graph_of_section() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO graph_changes (board_id) VALUES (OLD.board_id);
  PERFORM pg_notify('graph_changes', '');
  RETURN NULL;
END $$;

CREATE TRIGGER sections_changed_in_graph AFTER UPDATE ON sections FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION tell_graph_of_section();

CREATE FUNCTION tell_graph_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO graph_changes (board_id)
    SELECT id FROM boards WHERE owner_id = OLD.id AND privacy = 0 AND deleted_at IS NULL
    UNION SELECT k.board_id FROM board_collaborators k WHERE k.user_id = OLD.id
    UNION SELECT p.board_id FROM pins p WHERE p.owner_id = OLD.id AND p.audience = 0 AND p.deleted_at IS NULL;
  IF FOUND THEN PERFORM pg_notify('graph_changes', ''); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER users_changed_in_graph AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.state, OLD.is_private, OLD.birthday) IS DISTINCT FROM (NEW.state, NEW.is_private, NEW.birthday))
  EXECUTE FUNCTION tell_graph_of_person();
