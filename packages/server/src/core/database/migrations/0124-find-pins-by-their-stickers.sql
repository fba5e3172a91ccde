-- The products that stickers of an idea pin name, so that other pins with one of them are found by an index.
ALTER TABLE story_pins ADD COLUMN products jsonb NOT NULL GENERATED ALWAYS AS (jsonb_path_query_array(content,
  '$.pages[*].blocks[*] ? (@.type == "story_pin_product_sticker_block" && @.isHidden == false).pinId ? (@.type() == "string")')) STORED;
CREATE INDEX story_pins_products ON story_pins USING gin (products);
