-- Whom a conversation was begun with by an address alone. Only the sender sees the address. Who it is stays hidden from everybody
-- else of the conversation until they accept.
CREATE TABLE message_addresses (
  conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
  -- One spelling of the address, hashed, so that no variant of it counts as another.
  address_hash bytea NOT NULL,
  -- As the sender typed it.
  email text NOT NULL,
  sender_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Who was asked, once an account had the address.
  user_id bigint REFERENCES users ON DELETE SET NULL,
  -- A conversation with this address and nobody else: writing there again goes on in it.
  is_alone boolean NOT NULL,
  -- What was said up to here never arrives.
  withheld_id bigint NOT NULL DEFAULT 0,
  asked_at timestamptz NOT NULL DEFAULT now(),
  accepted_at timestamptz,
  PRIMARY KEY (conversation_id, address_hash)
);
CREATE UNIQUE INDEX message_addresses_alone ON message_addresses (sender_id, address_hash) WHERE is_alone;
CREATE INDEX message_addresses_waiting ON message_addresses (address_hash) WHERE user_id IS NULL;
CREATE INDEX message_addresses_person ON message_addresses (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX message_addresses_sender ON message_addresses (sender_id);

-- Addresses that want no mail from people who use the instance.
CREATE TABLE closed_addresses (
  address_hash bytea PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);
