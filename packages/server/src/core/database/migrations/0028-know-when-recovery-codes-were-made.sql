-- "This wasn't me" takes back the codes that were made since somebody broke in. Those of before stay.
ALTER TABLE recovery_codes ADD COLUMN created_at timestamptz NOT NULL DEFAULT '2026-01-01';
ALTER TABLE recovery_codes ALTER COLUMN created_at SET DEFAULT now();
