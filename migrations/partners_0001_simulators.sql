-- State of the simulated partners, in a file of their own.
CREATE TABLE partners_messages (
    id BIGINT PRIMARY KEY,
    mobile TEXT NOT NULL,
    text TEXT NOT NULL,
    code TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX partners_messages_by_mobile ON partners_messages (mobile, id);

CREATE TABLE partners_signings (
    key TEXT PRIMARY KEY,
    card TEXT NOT NULL,
    mobile TEXT NOT NULL,
    code TEXT NOT NULL,
    sent_at BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    -- The agreement, once signed.
    protocol_no TEXT
);

CREATE TABLE partners_protocols (
    protocol_no TEXT PRIMARY KEY,
    card TEXT NOT NULL,
    valid BOOLEAN NOT NULL
);

CREATE TABLE partners_payments (
    key TEXT PRIMARY KEY,
    -- 'in' or 'out'
    direction TEXT NOT NULL,
    protocol_no TEXT NOT NULL,
    amount BIGINT NOT NULL,
    paid BOOLEAN NOT NULL,
    -- Whether the first answer says "unknown" and only a query tells.
    hidden BOOLEAN NOT NULL,
    reason TEXT NOT NULL,
    bank_no TEXT NOT NULL,
    at BIGINT NOT NULL
);
