-- The account into which an order moves shares (份额划转, 026); the order's own is where they leave.
CREATE TABLE orders_moves (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    to_acco TEXT NOT NULL,
    PRIMARY KEY (cust_no, order_no)
) /*sqlite: WITHOUT ROWID*/;
