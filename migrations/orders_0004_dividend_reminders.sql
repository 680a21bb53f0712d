-- Dividends that the customer has not been shown yet, or not closed.
CREATE TABLE orders_dividend_reminders (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    confirmed_on TEXT NOT NULL,
    PRIMARY KEY (cust_no, order_no)
) /*sqlite: WITHOUT ROWID*/;
