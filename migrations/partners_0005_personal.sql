-- What the simulated outside parties know of people is encrypted as ours is. Messages begin anew:
-- their mobiles have no index.
DELETE FROM partners_messages;
ALTER TABLE partners_messages ADD COLUMN mobile_index TEXT NOT NULL DEFAULT '';
DROP INDEX partners_messages_by_mobile;
CREATE INDEX partners_messages_by_mobile ON partners_messages (mobile_index, id);
