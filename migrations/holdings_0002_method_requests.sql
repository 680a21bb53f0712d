-- Changes of the dividend method that the TA has not answered yet: one for each position.
CREATE TABLE holdings_method_requests (
    cust_no BIGINT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    container TEXT NOT NULL,
    -- 0 reinvest, 1 cash
    method TEXT NOT NULL,
    order_no BIGINT NOT NULL,
    -- The day on which the TA is promised to answer.
    confirm_on TEXT NOT NULL,
    PRIMARY KEY (cust_no, trade_acco, fund_code, container)
) /*sqlite: WITHOUT ROWID*/;
