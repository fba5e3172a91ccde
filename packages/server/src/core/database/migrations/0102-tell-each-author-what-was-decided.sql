-- A decision about things of several people gives each of them a case of their own, which they read and may answer.
ALTER TABLE moderation_cases ADD COLUMN parent_id bigint REFERENCES moderation_cases ON DELETE SET NULL;
CREATE INDEX moderation_cases_parent ON moderation_cases (parent_id) WHERE parent_id IS NOT NULL;

-- What went along with a picture is evidence of each decision, and may be so again.
DROP INDEX reports_of_rule;
CREATE UNIQUE INDEX reports_of_rule ON reports (target_type, target_id, rule) WHERE rule IS NOT NULL AND rule <> 'same_picture';

-- Pictures that a moderator may still have to see are kept.
CREATE INDEX reports_of_picture ON reports ((evidence->>'picture'));
