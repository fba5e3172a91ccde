-- One job at a time makes an export. Each run has a number and a folder of its own, and what was taken from it is not kept.
ALTER TABLE data_exports ADD COLUMN worked_until timestamptz, ADD COLUMN run integer NOT NULL DEFAULT 0;
