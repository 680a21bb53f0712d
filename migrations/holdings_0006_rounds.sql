-- A round goes from no shares to no shares of a position. The latest one, under way or ended, is
-- kept with the position; those before it have rows. Positions of before have the number 0 until
-- the program that migrates has filled them in from the orders.
ALTER TABLE holdings_positions ADD COLUMN rounds BIGINT NOT NULL DEFAULT 0;
ALTER TABLE holdings_positions ADD COLUMN round_from TEXT;
ALTER TABLE holdings_positions ADD COLUMN round_until TEXT;
ALTER TABLE holdings_positions ADD COLUMN round_in BIGINT NOT NULL DEFAULT 0;
ALTER TABLE holdings_positions ADD COLUMN round_out BIGINT NOT NULL DEFAULT 0;
ALTER TABLE holdings_positions ADD COLUMN round_fees BIGINT NOT NULL DEFAULT 0;
ALTER TABLE holdings_positions ADD COLUMN round_cash BIGINT NOT NULL DEFAULT 0;
ALTER TABLE holdings_positions ADD COLUMN round_reinvested BIGINT NOT NULL DEFAULT 0;

CREATE TABLE holdings_rounds (
    cust_no BIGINT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    container TEXT NOT NULL,
    -- Counted from 1; one that turned out to be one with the next is missing.
    round_no BIGINT NOT NULL,
    -- The first and the last T of what moved its shares.
    began_on TEXT NOT NULL,
    ended_on TEXT NOT NULL,
    put_in BIGINT NOT NULL,
    got_back BIGINT NOT NULL,
    fees BIGINT NOT NULL,
    dividends BIGINT NOT NULL,
    reinvested BIGINT NOT NULL,
    PRIMARY KEY (cust_no, trade_acco, fund_code, container, round_no)
) /*sqlite: WITHOUT ROWID*/;

-- What is still to be filled in.
CREATE INDEX holdings_positions_unfilled ON holdings_positions (cust_no, trade_acco, fund_code)
WHERE rounds = 0;
