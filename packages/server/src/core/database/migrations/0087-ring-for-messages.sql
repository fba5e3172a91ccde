-- A push waits for a device and either a group of news or a conversation. Old unique pairs stay as indexes.
ALTER TABLE push_outbox DROP CONSTRAINT push_outbox_pkey;
ALTER TABLE push_outbox ADD COLUMN id bigint PRIMARY KEY DEFAULT next_id();
ALTER TABLE push_outbox ALTER COLUMN news_id DROP NOT NULL;
ALTER TABLE push_outbox ADD COLUMN conversation_id bigint REFERENCES conversations ON DELETE CASCADE;
ALTER TABLE push_outbox ADD CONSTRAINT push_outbox_tells_one CHECK (num_nonnulls(news_id, conversation_id) = 1);
CREATE UNIQUE INDEX push_outbox_news ON push_outbox (subscription_id, news_id);
CREATE UNIQUE INDEX push_outbox_conversations ON push_outbox (subscription_id, conversation_id);
CREATE INDEX push_outbox_of_conversation ON push_outbox (conversation_id);
