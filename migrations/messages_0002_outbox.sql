-- Messages that are yet to be sent by channels. A row is gone once it is decided what is sent.
CREATE TABLE messages_outbox (
    cust_no BIGINT NOT NULL,
    message_key TEXT NOT NULL,
    -- From when on it may be sent, in business time; later than it happened where it waits for the
    -- morning.
    due_at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, message_key)
);
CREATE INDEX messages_outbox_due ON messages_outbox (due_at, cust_no, message_key);

-- What was handed to channels: each once, and never again, whatever became of it.
CREATE TABLE messages_sent (
    cust_no BIGINT NOT NULL,
    message_key TEXT NOT NULL,
    channel TEXT NOT NULL,
    sent_on TEXT NOT NULL,
    sent_at BIGINT NOT NULL,
    -- Whether it counts against the limit of the day.
    is_counted BOOLEAN NOT NULL,
    -- 1 it is being handed over, 2 the channel has it, 3 it did not take it.
    state TEXT NOT NULL,
    PRIMARY KEY (cust_no, message_key, channel)
);
CREATE INDEX messages_sent_day ON messages_sent (cust_no, sent_on, message_key);
