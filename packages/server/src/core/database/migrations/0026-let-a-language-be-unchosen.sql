-- null until its person came in or chose one: an account that was made for somebody speaks the language of who comes
ALTER TABLE users ALTER COLUMN locale DROP DEFAULT, ALTER COLUMN locale DROP NOT NULL;
