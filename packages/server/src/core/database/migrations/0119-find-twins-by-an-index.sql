-- Feeds ask of each candidate whether another picture stands for it. Hardly any has one, so this index answers from a page or two.
CREATE INDEX pictures_twin_of ON pictures (id) INCLUDE (twin_of) WHERE twin_of IS NOT NULL;
