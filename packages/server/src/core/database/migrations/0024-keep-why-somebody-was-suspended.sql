-- Why the owner did it, in their words.
ALTER TABLE operator_log ADD COLUMN reason text NOT NULL DEFAULT '';
