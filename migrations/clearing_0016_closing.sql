-- Accounts at the TA that were asked to be closed, with file 01 of a day. `asked`, `passed`,
-- `refused`. A customer is closed when all of them have passed.
CREATE TABLE clearing_leavings (
    trade_acco TEXT NOT NULL,
    asked_on TEXT NOT NULL,
    cust_no BIGINT NOT NULL,
    -- What the customer asked for.
    closing_id BIGINT NOT NULL,
    state TEXT NOT NULL,
    -- Why the TA refused; empty where it did not.
    reason TEXT NOT NULL,
    PRIMARY KEY (trade_acco, asked_on)
);
CREATE INDEX clearing_leavings_day ON clearing_leavings (asked_on, trade_acco);
CREATE INDEX clearing_leavings_of ON clearing_leavings (cust_no, closing_id);
CREATE INDEX clearing_accounts_of ON clearing_accounts (cust_no);
