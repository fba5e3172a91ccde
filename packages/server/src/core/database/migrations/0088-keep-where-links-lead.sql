-- The folded host that an address leads to in the end, where it is another one: short links hide where they lead.
ALTER TABLE links ADD COLUMN end_domain text;
