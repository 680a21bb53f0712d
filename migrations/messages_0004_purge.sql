-- How many days a message that was read is kept, but for those of money and security, which stay.
INSERT INTO messages_parameters (name, valid_from, value) VALUES
    ('read_keep_days', '2020-01-01', 731);
-- Finds the oldest of a kind that were read.
CREATE INDEX messages_items_old ON messages_items (kind, at, cust_no, message_key)
    WHERE read_at > 0;
