-- Payments whose answers could not be written down: one of a batch must not hold up the others. They
-- are asked for again later; a row stays when that one is settled.
CREATE TABLE orders_set_aside (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    -- 'in', or the kind of the payout
    what TEXT NOT NULL,
    -- For operators.
    reason TEXT NOT NULL,
    -- When it was tried last, in business time, and how often.
    at BIGINT NOT NULL,
    times BIGINT NOT NULL,
    PRIMARY KEY (order_no, what)
) /*sqlite: WITHOUT ROWID*/;
