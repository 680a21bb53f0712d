-- Who asked to close his account, and what became of it. One of a customer is open at most.
CREATE TABLE privacy_closings (
    cust_no BIGINT NOT NULL,
    closing_id BIGINT NOT NULL,
    -- `asked`, `sent` to the TA, `cancelled`, `refused`, `closed`.
    state TEXT NOT NULL,
    -- Business time.
    asked_at BIGINT NOT NULL,
    -- The business day at whose cut-off it is done, unless the customer changes his mind before.
    due_on TEXT NOT NULL,
    device TEXT NOT NULL,
    ended_at BIGINT,
    -- Why it came to nothing; empty where it did not.
    reason TEXT NOT NULL,
    -- Of what is closed: until when the law wants what says who somebody is, and all else.
    identity_until TEXT,
    records_until TEXT,
    PRIMARY KEY (cust_no, closing_id)
);
CREATE UNIQUE INDEX privacy_closings_open ON privacy_closings (cust_no)
    WHERE state IN ('asked', 'sent');
CREATE INDEX privacy_closings_due ON privacy_closings (state, due_on, cust_no);

INSERT INTO privacy_parameters (name, valid_from, value) VALUES
    -- For how long a customer can change his mind.
    ('closing_days', '2020-01-01', 30),
    -- How often he may ask on a day.
    ('closings_per_day', '2020-01-01', 5),
    -- Anti-Money-Laundering Law of 2024, 34; Securities Investment Fund Law, 102.
    ('keep_identity_years', '2020-01-01', 10),
    ('keep_records_years', '2020-01-01', 20);
