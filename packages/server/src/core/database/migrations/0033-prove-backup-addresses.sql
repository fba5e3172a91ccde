-- When a mailed link was last used that went to the present backup address. A child may name any address.
ALTER TABLE parental_passcodes ADD COLUMN backup_proven_at timestamptz;
