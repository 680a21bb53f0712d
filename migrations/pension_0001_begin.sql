-- What the bank of a customer's pension account said last, for when it does not answer.
CREATE TABLE pension_looks (
    cust_no BIGINT PRIMARY KEY,
    -- What may be paid with, in fen.
    balance BIGINT NOT NULL,
    -- When the bank said so.
    said_at BIGINT NOT NULL
);

-- What was paid in, as it said then.
CREATE TABLE pension_paid_in (
    cust_no BIGINT NOT NULL,
    no BIGINT NOT NULL,
    day TEXT NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (cust_no, no)
) /*sqlite: WITHOUT ROWID*/;

-- Figures that change with time; the last valid one counts.
CREATE TABLE pension_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
INSERT INTO pension_parameters (name, valid_from, value) VALUES
    -- What may be paid in within a calendar year, in fen. The bank counts it.
    ('year_most', '2022-11-04', 1200000),
    -- The tax on what is drawn, in 10^-8; 3 % since the scheme began.
    ('rate_drawn', '2022-11-04', 3000000),
    -- How long the bank is waited for where a page is shown, in milliseconds.
    ('patience_ms', '2022-11-04', 2500);

-- The tax brackets of yearly income, in 10^-8, of which an example is shown.
CREATE TABLE pension_brackets (
    valid_from TEXT NOT NULL,
    rate BIGINT NOT NULL,
    PRIMARY KEY (valid_from, rate)
);
INSERT INTO pension_brackets (valid_from, rate) VALUES
    ('2022-11-04', 3000000),
    ('2022-11-04', 10000000),
    ('2022-11-04', 20000000),
    ('2022-11-04', 25000000),
    ('2022-11-04', 30000000),
    ('2022-11-04', 35000000),
    ('2022-11-04', 45000000);
