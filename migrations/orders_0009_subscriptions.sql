-- What a subscription was promised beside the days of every order, and what came of it.
CREATE TABLE orders_subscriptions (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    -- When the TA says that it has the application.
    received_day TEXT NOT NULL,
    -- The last day of the offering.
    offering_end TEXT NOT NULL,
    -- When the money is back at the latest, if the fund fails.
    refund_by TEXT NOT NULL,
    -- The first day of the fund; none before its shares are confirmed.
    established_on TEXT,
    -- Of the offering period: in the shares, or beside the refund.
    interest BIGINT,
    PRIMARY KEY (cust_no, order_no)
) /*sqlite: WITHOUT ROWID*/;
