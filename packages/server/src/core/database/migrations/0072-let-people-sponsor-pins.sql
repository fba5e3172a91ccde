-- Who pays for a pin. 0 asked, 1 approved, 2 rejected, 3 ended by the sponsor.
CREATE TABLE sponsorships (
  pin_id bigint PRIMARY KEY REFERENCES pins ON DELETE CASCADE,
  creator_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  sponsor_id bigint REFERENCES users ON DELETE SET NULL,
  -- Who said no last is not asked again about this pin.
  refused_by bigint,
  status smallint NOT NULL DEFAULT 0,
  asked_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sponsorships_sponsor ON sponsorships (sponsor_id, status, pin_id) WHERE sponsor_id IS NOT NULL;
CREATE INDEX sponsorships_creator ON sponsorships (creator_id);
