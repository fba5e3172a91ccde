-- A count is read with the deltas that still wait for it: a read finds its own, however many wait for others.
CREATE INDEX counter_deltas_target ON counter_deltas (target, kind);
