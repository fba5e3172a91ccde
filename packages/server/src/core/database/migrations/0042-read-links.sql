-- The pages that pins lead to are read for recipes, products and articles.
ALTER TABLE links ADD COLUMN next_read_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX links_due ON links (next_read_at);

-- What a product cost, a row for each change.
CREATE TABLE link_prices (
  link_id bigint NOT NULL REFERENCES links ON DELETE CASCADE,
  at timestamptz NOT NULL,
  price_micros bigint NOT NULL,
  currency text NOT NULL,
  PRIMARY KEY (link_id, at)
);

-- Shopping shows the newest products, each by its first pin.
CREATE INDEX links_products ON links (id DESC) WHERE price_micros IS NOT NULL;
CREATE INDEX pins_link ON pins (link_id, id) WHERE link_id IS NOT NULL AND deleted_at IS NULL;
