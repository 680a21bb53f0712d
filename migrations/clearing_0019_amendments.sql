-- What the TA's register says of a customer, that was asked to be amended with file 01 of a day
-- (003). `asked`, `passed`, `refused`.
CREATE TABLE clearing_amendments (
    trade_acco TEXT NOT NULL,
    asked_on TEXT NOT NULL,
    -- The number at the TA, of which one is asked for on a day, through whichever account is open.
    ta_account TEXT NOT NULL,
    state TEXT NOT NULL,
    -- Why the TA refused; empty where it did not.
    reason TEXT NOT NULL,
    PRIMARY KEY (trade_acco, asked_on)
);
CREATE INDEX clearing_amendments_day ON clearing_amendments (asked_on, trade_acco);
CREATE INDEX clearing_amendments_of ON clearing_amendments (ta_account, asked_on);
