-- Of which lots a confirmed redemption or conversion took how many shares, so that its fee can be
-- explained; none of what was confirmed before this was kept.
CREATE TABLE holdings_taken_lots (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    registered_on TEXT NOT NULL,
    lot_id BIGINT NOT NULL,
    shares BIGINT NOT NULL,
    PRIMARY KEY (cust_no, order_no, registered_on, lot_id)
) /*sqlite: WITHOUT ROWID*/;
