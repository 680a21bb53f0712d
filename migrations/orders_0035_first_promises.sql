-- What an order was promised when it was placed, of orders whose money came for another T than that:
-- the order itself has the promises of its T.
CREATE TABLE orders_first_promises (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    t_day TEXT NOT NULL,
    nav_day TEXT NOT NULL,
    confirm_day TEXT NOT NULL,
    redeemable_day TEXT,
    fee BIGINT,
    PRIMARY KEY (cust_no, order_no)
) /*sqlite: WITHOUT ROWID*/;
