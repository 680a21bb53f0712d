-- Accounts that a customer keeps for a child, each with a wish. The shares are the customer's, under
-- a transaction account of their own.
CREATE TABLE childaccounts_children (
    cust_no BIGINT NOT NULL,
    -- Counted from 1 for each customer; no number is given twice.
    child_no BIGINT NOT NULL,
    trade_acco TEXT NOT NULL,
    relation TEXT NOT NULL,
    -- The name, encrypted; empty once the consent is withdrawn or the account is closed.
    name TEXT NOT NULL,
    -- The day of birth, encrypted.
    birth TEXT NOT NULL,
    -- What is wished for: its kind, encrypted words, the sum, and until when.
    scene TEXT NOT NULL,
    wish TEXT NOT NULL,
    target BIGINT NOT NULL,
    target_on TEXT NOT NULL,
    -- The assumed return of a year, in 10^-8.
    rate BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    closed_at BIGINT,
    PRIMARY KEY (cust_no, child_no)
) /*sqlite: WITHOUT ROWID*/;

-- What the customer noted, and what was done: kept, never changed.
CREATE TABLE childaccounts_notes (
    cust_no BIGINT NOT NULL,
    child_no BIGINT NOT NULL,
    note_no BIGINT NOT NULL,
    kind TEXT NOT NULL,
    -- Encrypted.
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, child_no, note_no)
) /*sqlite: WITHOUT ROWID*/;

-- Figures that change with time; the last valid one counts.
CREATE TABLE childaccounts_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
INSERT INTO childaccounts_parameters (name, valid_from, value) VALUES
    -- Accounts that a customer keeps at a time, and that he ever opened.
    ('living_most', '2020-01-01', 5),
    ('ever_most', '2020-01-01', 20),
    -- The age at which a child is one no more.
    ('age_below', '2020-01-01', 18),
    -- The least and the greatest sum that is wished for, in fen, and in how many years at most.
    ('target_least', '2020-01-01', 10000),
    ('target_most', '2020-01-01', 1000000000),
    ('years_most', '2020-01-01', 30),
    -- Notes of a child.
    ('notes_most', '2020-01-01', 1000),
    -- The assumed returns of a year, in 10^-8: none, a low one, a middle one.
    ('rate_none', '2020-01-01', 0),
    ('rate_low', '2020-01-01', 2000000),
    ('rate_middle', '2020-01-01', 4000000),
    -- Recommended products: how many, up to which risk, so many years old.
    ('picks_most', '2020-01-01', 6),
    ('picks_risk', '2020-01-01', 3),
    ('picks_years', '2020-01-01', 3);
