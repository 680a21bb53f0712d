-- What customers hold. All of it is recomputable from the journal, the orders and the NAVs.
CREATE TABLE holdings_positions (
    cust_no BIGINT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    -- SELF; a child's account, a portfolio or the pension account later.
    container TEXT NOT NULL,
    shares BIGINT NOT NULL,
    frozen BIGINT NOT NULL,
    cost BIGINT NOT NULL,
    diluted_cost BIGINT NOT NULL,
    round_dividends BIGINT NOT NULL,
    realised BIGINT NOT NULL,
    dividends BIGINT NOT NULL,
    -- A money fund's income that is not yet paid in shares.
    accrued BIGINT NOT NULL,
    value BIGINT NOT NULL,
    nav BIGINT NOT NULL,
    valued_on TEXT,
    day_profit BIGINT NOT NULL,
    total_profit BIGINT NOT NULL,
    opened_on TEXT,
    closed_on TEXT,
    -- 0 reinvest, 1 cash; the fund's default where none was chosen.
    dividend_method TEXT,
    blocked BOOLEAN NOT NULL,
    PRIMARY KEY (cust_no, trade_acco, fund_code, container)
) /*sqlite: WITHOUT ROWID*/;

-- For the day's valuation, which goes fund by fund.
CREATE INDEX holdings_positions_fund ON holdings_positions (fund_code, cust_no, trade_acco);

CREATE TABLE holdings_lots (
    cust_no BIGINT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    container TEXT NOT NULL,
    registered_on TEXT NOT NULL,
    lot_id BIGINT NOT NULL,
    shares BIGINT NOT NULL,
    original_shares BIGINT NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (cust_no, trade_acco, fund_code, container, registered_on, lot_id)
) /*sqlite: WITHOUT ROWID*/;

-- Lots that still hold something, so that a long history costs nothing.
CREATE INDEX holdings_lots_open ON holdings_lots (cust_no, fund_code) WHERE shares > 0;

-- Value and profit of a position on a NAV day.
CREATE TABLE holdings_position_days (
    cust_no BIGINT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    container TEXT NOT NULL,
    day TEXT NOT NULL,
    shares BIGINT NOT NULL,
    nav BIGINT NOT NULL,
    value BIGINT NOT NULL,
    profit BIGINT NOT NULL,
    -- Money that came in on the day, fees included, less what went out and cash dividends.
    flow BIGINT NOT NULL,
    PRIMARY KEY (cust_no, trade_acco, fund_code, container, day)
) /*sqlite: WITHOUT ROWID*/;

-- The same of all of a customer's positions.
CREATE TABLE holdings_customer_days (
    cust_no BIGINT NOT NULL,
    day TEXT NOT NULL,
    profit BIGINT NOT NULL,
    flow BIGINT NOT NULL,
    PRIMARY KEY (cust_no, day)
) /*sqlite: WITHOUT ROWID*/;

-- Profit by month, so that a long history is read in a few rows.
CREATE TABLE holdings_customer_months (
    cust_no BIGINT NOT NULL,
    month TEXT NOT NULL,
    profit BIGINT NOT NULL,
    PRIMARY KEY (cust_no, month)
) /*sqlite: WITHOUT ROWID*/;

-- Money on its way: paid for purchases that are not confirmed, and proceeds not yet paid out.
CREATE TABLE holdings_transit (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    buying BOOLEAN NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (cust_no, order_no)
) /*sqlite: WITHOUT ROWID*/;
