-- Pension accounts, one a person. What is in one moves with the payments under its agreement.
CREATE TABLE partners_pensions (
    no BIGINT PRIMARY KEY,
    -- Blind index of the holder's certificate.
    holder TEXT NOT NULL UNIQUE,
    -- Set once it is linked.
    protocol_no TEXT UNIQUE,
    -- Encrypted.
    account TEXT NOT NULL,
    balance BIGINT NOT NULL
);

-- What the holder paid in.
CREATE TABLE partners_paid_in (
    account_no BIGINT NOT NULL,
    no BIGINT NOT NULL,
    day TEXT NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (account_no, no)
);
