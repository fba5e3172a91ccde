-- What is read from an address rather than a file. A token of another service is sealed, and forgotten once it was read.
ALTER TABLE imports ADD COLUMN address text, ADD COLUMN token text;

-- A feed that goes on: it is read again, and what is new comes in.
ALTER TABLE imports ADD COLUMN goes_on boolean NOT NULL DEFAULT false, ADD COLUMN next_read_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX imports_going_on ON imports (next_read_at) WHERE goes_on;
