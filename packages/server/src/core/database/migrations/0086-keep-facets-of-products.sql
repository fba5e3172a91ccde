-- By what the newest products can be narrowed. It is the same for everybody, and a job counts it once a minute.
CREATE TABLE shopping_facets (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  facets jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
