-- A few fen that the house pays to a card which its bank cannot verify: whoever names the amount sees
-- the card's account (小额打款验证).
CREATE TABLE bankcards_checks (
    cust_no BIGINT NOT NULL,
    card_id BIGINT NOT NULL,
    -- From 1 for each card.
    check_no BIGINT NOT NULL,
    -- The bank's name of the payment, for ever: check-CARD-NUMBER.
    key TEXT NOT NULL,
    -- Fen, 1 to 99.
    amount BIGINT NOT NULL,
    -- asked, paid, refused
    payment TEXT NOT NULL,
    -- Why the bank refused; else empty.
    reason TEXT NOT NULL,
    -- open, passed, missed
    outcome TEXT NOT NULL,
    -- How often another amount was named.
    tries BIGINT NOT NULL,
    asked_at BIGINT NOT NULL,
    -- When we wrote down that the money has moved.
    booked_at BIGINT,
    -- Until when the amount may be named.
    valid_until BIGINT,
    PRIMARY KEY (cust_no, card_id, check_no)
) /*sqlite: WITHOUT ROWID*/;
CREATE UNIQUE INDEX bankcards_checks_by_key ON bankcards_checks (key);
-- Of which the bank has not spoken.
CREATE INDEX bankcards_checks_asked ON bankcards_checks (key) WHERE payment = 'asked';
CREATE INDEX bankcards_checks_booked ON bankcards_checks (booked_at, key)
    WHERE booked_at IS NOT NULL;

INSERT INTO bankcards_parameters (name, valid_from, value) VALUES
    ('check_tries', '2020-01-01', 3),
    ('check_hours', '2020-01-01', 72),
    ('checks_of_card', '2020-01-01', 3),
    ('checks_per_day', '2020-01-01', 3);
