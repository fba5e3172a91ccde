-- What an account was in before the owner of the instance suspended it: 1 where moderators had suspended it already. Null where
-- the owner did not. Of earlier suspensions only this is known: nobody else made them, or the owner's log names them last.
ALTER TABLE users ADD COLUMN suspended_from smallint;
WITH suspended AS (SELECT u.id, EXISTS (SELECT 1 FROM moderation_cases c
    WHERE c.author_id = u.id AND c.decision = 'suspend' AND c.is_upheld IS DISTINCT FROM false) AS is_decided,
    (SELECT l.act FROM operator_log l WHERE l.user_id = u.id AND l.act IN ('suspended', 'unsuspended') ORDER BY l.id DESC LIMIT 1) AS last_act
  FROM users u WHERE u.state = 1)
UPDATE users u SET suspended_from = CASE WHEN s.is_decided THEN 1 ELSE 0 END
FROM suspended s WHERE s.id = u.id AND (NOT s.is_decided OR s.last_act = 'suspended');
