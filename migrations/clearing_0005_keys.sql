-- A record of the files 04 and 06 is named by the TA, the type of its file, the day of confirmation
-- and the TA's number: some begin to count anew each day, or count each type for itself. Until now
-- there was one TA, 98.
CREATE TABLE clearing_confirmations_by_day (
    ta TEXT NOT NULL,
    file_type TEXT NOT NULL,
    cfm_day TEXT NOT NULL,
    serial TEXT NOT NULL,
    business TEXT NOT NULL,
    return_code TEXT NOT NULL,
    reason TEXT NOT NULL,
    order_no BIGINT NOT NULL,
    t_day TEXT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund TEXT NOT NULL,
    nav BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    shares BIGINT NOT NULL,
    fee BIGINT NOT NULL,
    interest BIGINT NOT NULL DEFAULT 0,
    is_income BOOLEAN NOT NULL,
    state TEXT NOT NULL,
    target_fund TEXT,
    target_nav BIGINT NOT NULL DEFAULT 0,
    target_shares BIGINT NOT NULL DEFAULT 0,
    top_up_fee BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (cfm_day, ta, file_type, serial)
);
INSERT INTO clearing_confirmations_by_day
    (ta, file_type, cfm_day, serial, business, return_code, reason, order_no, t_day, trade_acco,
     fund, nav, amount, shares, fee, interest, is_income, state, target_fund, target_nav,
     target_shares, top_up_fee)
SELECT '98', file_type, cfm_day, serial, business, return_code, reason, order_no, t_day, trade_acco,
       fund, nav, amount, shares, fee, interest, is_income, state, target_fund, target_nav,
       target_shares, top_up_fee
FROM clearing_confirmations;
DROP TABLE clearing_confirmations;
ALTER TABLE clearing_confirmations_by_day RENAME TO clearing_confirmations;
CREATE INDEX clearing_confirmations_waiting
    ON clearing_confirmations (cfm_day, file_type, serial) WHERE state = 'waiting';

-- What the TA sent and could not be taken as it is, with the reason. `open`, `settled` (no longer
-- found) or `accepted` (a person has looked at it). The subject is a file's name or a number of the
-- TA's.
CREATE TABLE clearing_file_breaks (
    day TEXT NOT NULL,
    file_type TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    reason TEXT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (day, file_type, kind, subject)
);
CREATE INDEX clearing_file_breaks_open ON clearing_file_breaks (day) WHERE state = 'open';
