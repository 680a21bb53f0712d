-- Income that the TA pays on shares which had left within seconds: it states them for the customer
-- until it hears of it, and the income is the bank's that advanced the money (rule MM-03). The
-- shares stay in the account at the TA.
CREATE TABLE orders_advanced_incomes (
    -- The day on which the TA confirms it.
    confirmed_on TEXT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    cust_no BIGINT NOT NULL,
    -- What is to be the bank's of the account's income, and what of it is booked.
    shares BIGINT NOT NULL,
    booked BIGINT NOT NULL,
    PRIMARY KEY (confirmed_on, trade_acco, fund_code)
) /*sqlite: WITHOUT ROWID*/;
