CREATE TABLE orders_orders (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    kind TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    trade_acco TEXT NOT NULL,
    card_id BIGINT NOT NULL,
    protocol_no TEXT NOT NULL,
    bank_name TEXT NOT NULL,
    tail TEXT NOT NULL,
    -- What a buyer pays, in fen; zero for redemptions.
    amount BIGINT NOT NULL,
    -- What a redeemer gives, in 0.01 share; zero for purchases.
    shares BIGINT NOT NULL,
    -- Big redemption of the fund: whether the rest is deferred.
    defer_rest BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    pay_status TEXT NOT NULL,
    -- How often the bank was asked for the money, and when last, in unmoved time.
    pay_tries BIGINT NOT NULL,
    pay_asked_at BIGINT NOT NULL,
    -- Why it failed, for the customer.
    reason TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    accepted_on TEXT NOT NULL,
    paid_at BIGINT,
    t_day TEXT NOT NULL,
    nav_day TEXT NOT NULL,
    confirm_day TEXT NOT NULL,
    redeemable_day TEXT,
    arrive_day TEXT,
    arrive_day_latest TEXT,
    cancel_until BIGINT,
    catalogue_version BIGINT NOT NULL,
    decision_id BIGINT,
    -- The fee as explained when the order was placed, JSON; empty for redemptions.
    fee_explained TEXT NOT NULL,
    confirmed_on TEXT,
    confirmed_nav BIGINT,
    confirmed_amount BIGINT,
    confirmed_shares BIGINT,
    confirmed_fee BIGINT,
    refund BIGINT,
    -- The order of which this one is the deferred rest.
    original_no BIGINT,
    PRIMARY KEY (cust_no, order_no)
) /*sqlite: WITHOUT ROWID*/;

-- The TA knows an order by its number only.
CREATE UNIQUE INDEX orders_orders_no ON orders_orders (order_no);
-- Sealing and export.
CREATE INDEX orders_orders_day ON orders_orders (t_day, order_no);
-- What a customer has ordered for a day, against the limits.
CREATE INDEX orders_orders_limits ON orders_orders (cust_no, t_day);
-- What the pay worker has to do.
CREATE INDEX orders_orders_paying ON orders_orders (order_no) WHERE pay_status = '1';

-- Every change of an order; rows are inserted only. A step happens once.
CREATE TABLE orders_events (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    step BIGINT NOT NULL,
    at BIGINT NOT NULL,
    status TEXT NOT NULL,
    pay_status TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (cust_no, order_no, step)
) /*sqlite: WITHOUT ROWID*/;

-- Money that goes to cards.
CREATE TABLE orders_payouts (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    -- refund or proceeds
    kind TEXT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund_code TEXT NOT NULL,
    protocol_no TEXT NOT NULL,
    amount BIGINT NOT NULL,
    due_on TEXT NOT NULL,
    -- 0 waiting, 1 asked, 2 paid, 3 failed
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (cust_no, order_no, kind)
) /*sqlite: WITHOUT ROWID*/;

CREATE INDEX orders_payouts_due ON orders_payouts (due_on) WHERE state < '2';

-- Quick redemptions of a fund and natural day, against the pool of the day; one row for each of
-- sixteen buckets, so that they don't all wait for one.
CREATE TABLE orders_quick_pools (
    fund_code TEXT NOT NULL,
    day TEXT NOT NULL,
    bucket BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (fund_code, day, bucket)
) /*sqlite: WITHOUT ROWID*/;
