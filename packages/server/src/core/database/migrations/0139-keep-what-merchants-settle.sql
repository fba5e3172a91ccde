-- What is kept of a business as a merchant. The review begins as a business without a row has it (`FIRST_REVIEW`).
CREATE TABLE merchants (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Null where nobody applied.
  verification_status text
    CHECK (verification_status IN ('PROCESSING', 'FAILED', 'COMPLETED', 'DISAPPROVED', 'UNDER_REVIEW')),
  can_appeal boolean NOT NULL DEFAULT true,
  is_appeal boolean NOT NULL DEFAULT false,
  appeal_count integer NOT NULL DEFAULT 0,
  appeal_comment text,
  review_status smallint NOT NULL DEFAULT 2,
  review_reasons text[] NOT NULL DEFAULT '{}',
  shipping_policy_url text,
  return_policy_url text
);

-- Banners that a merchant wants to see no more.
CREATE TABLE merchant_banner_dismissals (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  banner text NOT NULL,
  dismissed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, banner)
);
