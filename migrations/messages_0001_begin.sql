-- What a customer is told, each once by its key. The rows stay as they are, but for what the
-- customer has read.
CREATE TABLE messages_items (
    cust_no BIGINT NOT NULL,
    -- What it tells of, such as an order and its step: told twice, it is one.
    message_key TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- When it happened, in business time.
    at BIGINT NOT NULL,
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    -- Where it leads, and of that, which one.
    leads TEXT NOT NULL,
    subject TEXT NOT NULL,
    -- What had been promised; empty where nothing was.
    promise TEXT NOT NULL,
    is_kept BOOLEAN NOT NULL,
    -- When the customer read it; 0 while it is unread, so that one index finds what is unread and
    -- what was read at once.
    read_at BIGINT NOT NULL,
    -- When it was shown over a screen; 0 while it was not.
    alerted_at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, message_key)
);
CREATE INDEX messages_items_newest ON messages_items (cust_no, at, message_key);
CREATE INDEX messages_items_kind ON messages_items (cust_no, kind, at, message_key);
CREATE INDEX messages_items_read ON messages_items (cust_no, read_at, at, message_key, kind);

-- By which channels a customer wants to hear of a kind; without a row as the house does it.
CREATE TABLE messages_choices (
    cust_no BIGINT NOT NULL,
    kind TEXT NOT NULL,
    channel TEXT NOT NULL,
    is_wanted BOOLEAN NOT NULL,
    PRIMARY KEY (cust_no, kind, channel)
);

-- Whether a customer is left alone at night; without a row, yes.
CREATE TABLE messages_nights (
    cust_no BIGINT NOT NULL PRIMARY KEY,
    is_quiet BOOLEAN NOT NULL
);

-- Figures that change with time; the last valid one counts.
CREATE TABLE messages_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
INSERT INTO messages_parameters (name, valid_from, value) VALUES
    -- Hours of the night, in which nothing is sent but what is of security.
    ('night_from', '2020-01-01', 22),
    ('night_to', '2020-01-01', 8),
    -- Messages of a day that are sent to a customer, by any channel, but for those of security.
    ('day_limit', '2020-01-01', 5);
