-- Until when a device may go on as its person without a password, because they asked for that.
ALTER TABLE known_devices ADD COLUMN remembered_until timestamptz;
CREATE INDEX known_devices_remembered ON known_devices (device_hash) WHERE remembered_until IS NOT NULL;
