-- Orders and their events lie in the order of their numbers, which rise with time: what is written
-- together lies together, instead of a page for each customer. Customers' own are found by index.
CREATE TABLE orders_by_number (
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
    -- Orders of kind 029: the method that is asked for, 0 reinvest or 1 cash.
    dividend_method TEXT,
    -- Quick redemptions: the day on which the TA's money repaid what was advanced.
    repaid_on TEXT,
    -- A purchase paid from a money fund, and the quick redemption that pays it, name each other.
    paired_no BIGINT,
    PRIMARY KEY (order_no)
) /*sqlite: WITHOUT ROWID*/;

INSERT INTO orders_by_number
    SELECT cust_no, order_no, kind, fund_code, trade_acco, card_id, protocol_no, bank_name, tail,
        amount, shares, defer_rest, status, pay_status, pay_tries, pay_asked_at, reason,
        created_at, accepted_on, paid_at, t_day, nav_day, confirm_day, redeemable_day, arrive_day,
        arrive_day_latest, cancel_until, catalogue_version, decision_id, fee_explained,
        confirmed_on, confirmed_nav, confirmed_amount, confirmed_shares, confirmed_fee, refund,
        original_no, dividend_method, repaid_on, paired_no
    FROM orders_orders ORDER BY order_no;

DROP TABLE orders_orders;
ALTER TABLE orders_by_number RENAME TO orders_orders;

-- A customer's orders.
CREATE INDEX orders_orders_customer ON orders_orders (cust_no, order_no);
-- Sealing and export.
CREATE INDEX orders_orders_day ON orders_orders (t_day, order_no);
-- What a customer has ordered for a day, against the limits; the sums need the index only.
CREATE INDEX orders_orders_limits ON orders_orders
    (cust_no, t_day, kind, status, accepted_on, card_id, fund_code, paired_no, amount);
-- What the pay worker has to do.
CREATE INDEX orders_orders_paying ON orders_orders (order_no) WHERE pay_status = '1';
-- A customer's orders that are not final, so that a long history costs nothing.
CREATE INDEX orders_orders_open ON orders_orders (cust_no, order_no)
    WHERE status IN ('0', '3', '5');
-- What is advanced and not repaid.
CREATE INDEX orders_orders_advanced ON orders_orders (fund_code)
    WHERE kind = '098' AND repaid_on IS NULL;
-- What is to be drawn when its T is sealed.
CREATE INDEX orders_orders_to_draw ON orders_orders (t_day, order_no)
    WHERE kind = '098' AND status = '0';

CREATE TABLE orders_events_by_number (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    step BIGINT NOT NULL,
    at BIGINT NOT NULL,
    status TEXT NOT NULL,
    pay_status TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (order_no, step)
) /*sqlite: WITHOUT ROWID*/;

INSERT INTO orders_events_by_number
    SELECT cust_no, order_no, step, at, status, pay_status, note FROM orders_events
    ORDER BY order_no, step;

DROP TABLE orders_events;
ALTER TABLE orders_events_by_number RENAME TO orders_events;
