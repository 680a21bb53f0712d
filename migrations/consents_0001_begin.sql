-- What customers agreed to and withdrew: only added to. Each row's hash is over the row and the
-- hash of the customer's row before it.
CREATE TABLE consents_entries (
    cust_no BIGINT NOT NULL,
    -- 1, 2, 3 … of each customer.
    seq BIGINT NOT NULL,
    purpose TEXT NOT NULL,
    act TEXT NOT NULL,
    -- The text that was read, `open@2026.1`, and the SHA-256 of it; empty of what began before the
    -- ledger.
    text_id TEXT NOT NULL,
    text_sha256 TEXT NOT NULL,
    -- Where it was done, and with what.
    host TEXT NOT NULL,
    device TEXT NOT NULL,
    note TEXT NOT NULL,
    -- Business time.
    at BIGINT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (cust_no, seq)
) /*sqlite: WITHOUT ROWID*/;
CREATE INDEX consents_entries_purpose ON consents_entries (cust_no, purpose, seq);

-- How many rows a customer has, and the last one's hash: rows that are taken away are missed.
CREATE TABLE consents_heads (
    cust_no BIGINT NOT NULL PRIMARY KEY,
    entries BIGINT NOT NULL,
    hash TEXT NOT NULL
);

-- Rooms that have written down what was agreed to before there was a ledger.
CREATE TABLE consents_migrated (
    room TEXT NOT NULL PRIMARY KEY
);
