-- Articles of the today tab. Pins and boards are named by id, so that each reader sees what they may see.
CREATE TABLE articles (
  id bigint PRIMARY KEY DEFAULT next_id(),
  -- Empty once the account of its editor is gone.
  editor_id bigint,
  title text NOT NULL,
  lead text NOT NULL DEFAULT '',
  term text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT 'en',
  country text,
  shop boolean NOT NULL DEFAULT false,
  article_type smallint NOT NULL DEFAULT 3,
  cover_pin_id bigint,
  blocks jsonb NOT NULL DEFAULT '[]',
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  modified_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX articles_published ON articles (published_at DESC, id DESC) WHERE published_at IS NOT NULL;
CREATE INDEX articles_editor ON articles (editor_id);

-- Who may write articles, besides the owner of the instance.
CREATE TABLE editors (
  user_id bigint PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);
