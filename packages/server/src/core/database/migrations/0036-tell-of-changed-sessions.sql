-- Processes keep what they know of a session for some seconds. These triggers tell of whatever changes it.
-- A notice tells the connection that makes the change, before the commit. NOTIFY tells every process afterwards.
CREATE FUNCTION tell_changed_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text := to_jsonb(OLD)->>TG_ARGV[0];
  change text := pg_current_xact_id()::text;
BEGIN
  RAISE NOTICE 'session_changed:%:%', person, change;
  PERFORM pg_notify('notices', json_build_object('to', person, 'session_change', change)::text);
  RETURN NULL;
END $$;

CREATE TRIGGER sessions_deleted AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_changed_sessions('user_id');

-- Being seen again only prolongs a session.
CREATE TRIGGER sessions_changed AFTER UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.token_hash, OLD.former_token_hash, OLD.former_until, OLD.user_id, OLD.is_limited)
    IS DISTINCT FROM (NEW.token_hash, NEW.former_token_hash, NEW.former_until, NEW.user_id, NEW.is_limited)
    OR NEW.expires_at < OLD.expires_at)
  EXECUTE FUNCTION tell_changed_sessions('user_id');

CREATE TRIGGER users_sessions_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.state, OLD.locale) IS DISTINCT FROM (NEW.state, NEW.locale))
  EXECUTE FUNCTION tell_changed_sessions('id');
