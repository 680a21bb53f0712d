-- Banks of the payment channel and their limits in fen; the last valid row of a bank counts.
CREATE TABLE bankcards_banks (
    bank_code TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    position BIGINT NOT NULL,
    bank_name TEXT NOT NULL,
    single_limit BIGINT NOT NULL,
    day_limit BIGINT NOT NULL,
    PRIMARY KEY (bank_code, valid_from)
);
INSERT INTO bankcards_banks
    (bank_code, valid_from, position, bank_name, single_limit, day_limit) VALUES
    ('JTB', '2020-01-01', 1, '江汀银行', 500000000, 2000000000),
    ('YZB', '2020-01-01', 2, '屿州银行', 100000000, 500000000),
    ('YXB', '2020-01-01', 3, '云岫银行', 20000000, 50000000),
    ('LHB', '2020-01-01', 4, '澜海银行', 5000000, 5000000);

CREATE TABLE bankcards_cards (
    cust_no BIGINT NOT NULL,
    card_id BIGINT NOT NULL,
    bank_code TEXT NOT NULL,
    card_no TEXT NOT NULL,
    -- Reserved at the bank.
    mobile TEXT NOT NULL,
    -- Null until the card is bound.
    trade_acco TEXT UNIQUE,
    protocol_no TEXT,
    -- '0' none, '1' signing, '2' valid, '3' revoked, '4' failed.
    state TEXT NOT NULL,
    memo TEXT NOT NULL,
    -- Counts the agreements of a card that was signed again.
    round BIGINT NOT NULL,
    -- The card whose trade account this one takes over.
    replaces BIGINT,
    -- Wall clock.
    requested_at BIGINT NOT NULL,
    bound_at BIGINT,
    PRIMARY KEY (cust_no, card_id)
);

-- Signings that a customer asked for on a day.
CREATE TABLE bankcards_requests (
    cust_no BIGINT NOT NULL,
    day TEXT NOT NULL,
    requests BIGINT NOT NULL,
    PRIMARY KEY (cust_no, day)
);

-- Figures that change with time; the last valid one counts.
CREATE TABLE bankcards_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
INSERT INTO bankcards_parameters (name, valid_from, value) VALUES
    ('resend_seconds', '2020-01-01', 60),
    ('requests_per_day', '2020-01-01', 10),
    ('cards_max', '2020-01-01', 10);
