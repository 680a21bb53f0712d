-- Numbers that regulation may change; the row with the latest day not after today counts.
CREATE TABLE suitability_parameters (
    name TEXT NOT NULL,
    effective_on TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, effective_on)
) /*sqlite: WITHOUT ROWID*/;

INSERT INTO suitability_parameters (name, effective_on, value) VALUES
    ('tests-a-day', '2020-01-01', 2),
    ('tests-in-12-months', '2020-01-01', 8),
    ('valid-months', '2020-01-01', 12),
    ('elder-age', '2020-01-01', 65),
    ('cap-age', '2020-01-01', 70),
    ('confirmation-minutes', '2020-01-01', 30),
    ('letter-seconds', '2020-01-01', 10),
    ('higher-result-days', '2020-01-01', 30);

-- Every test that was ever taken; inserted only.
CREATE TABLE suitability_tests (
    cust_no BIGINT NOT NULL,
    test_id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    answers TEXT NOT NULL,
    points BIGINT NOT NULL,
    level BIGINT NOT NULL,
    lowest BOOLEAN NOT NULL,
    capped_reason TEXT NOT NULL,
    taken_at BIGINT NOT NULL,
    taken_on TEXT NOT NULL,
    expires_on TEXT NOT NULL,
    PRIMARY KEY (cust_no, test_id)
) /*sqlite: WITHOUT ROWID*/;

-- Warnings that were read and acknowledged; inserted only.
CREATE TABLE suitability_confirmations (
    cust_no BIGINT NOT NULL,
    confirmation_id BIGINT NOT NULL,
    fund_code TEXT NOT NULL,
    cust_level BIGINT NOT NULL,
    fund_risk BIGINT NOT NULL,
    letter_version TEXT NOT NULL,
    letter_hash TEXT NOT NULL,
    seconds_read BIGINT NOT NULL,
    address TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, confirmation_id)
) /*sqlite: WITHOUT ROWID*/;

-- Every decision inside an order, with its inputs, so that it can be made again; inserted only.
CREATE TABLE suitability_decisions (
    cust_no BIGINT NOT NULL,
    decision_id BIGINT NOT NULL,
    fund_code TEXT NOT NULL,
    code TEXT NOT NULL,
    cust_level BIGINT NOT NULL,
    lowest BOOLEAN NOT NULL,
    expires_on TEXT NOT NULL,
    test_id BIGINT NOT NULL,
    age BIGINT NOT NULL,
    fund_risk BIGINT NOT NULL,
    confirmation_id BIGINT,
    rules_version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, decision_id)
) /*sqlite: WITHOUT ROWID*/;
