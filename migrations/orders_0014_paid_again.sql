-- A payout that the bank refused may be asked for again. Each attempt has a number, under which the
-- bank knows it, and a card; only the last one is open.
ALTER TABLE orders_payouts ADD COLUMN attempt BIGINT NOT NULL DEFAULT 1;
-- The card of the attempt as it is shown; empty: that of the order.
ALTER TABLE orders_payouts ADD COLUMN bank_name TEXT NOT NULL DEFAULT '';
ALTER TABLE orders_payouts ADD COLUMN tail TEXT NOT NULL DEFAULT '';
-- When the customer asked for the attempt; 0 of the first one.
ALTER TABLE orders_payouts ADD COLUMN begun_at BIGINT NOT NULL DEFAULT 0;

-- Attempts that the bank refused; rows are inserted only.
CREATE TABLE orders_payout_refusals (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    kind TEXT NOT NULL,
    attempt BIGINT NOT NULL,
    bank_name TEXT NOT NULL,
    tail TEXT NOT NULL,
    begun_at BIGINT NOT NULL,
    refused_at BIGINT NOT NULL,
    refused_on TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (cust_no, order_no, kind, attempt)
) /*sqlite: WITHOUT ROWID*/;

-- What was refused before: the event 10 says when.
INSERT INTO orders_payout_refusals
SELECT p.cust_no, p.order_no, p.kind, 1, o.bank_name, o.tail, 0, e.at, p.due_on, p.reason
FROM orders_payouts p
JOIN orders_orders o ON o.cust_no = p.cust_no AND o.order_no = p.order_no
JOIN orders_events e ON e.cust_no = p.cust_no AND e.order_no = p.order_no AND e.step = 10
WHERE p.state = '3';

-- How often a customer may ask for a payout of an order on a day.
INSERT INTO orders_parameters (name, valid_from, value) VALUES
    ('payouts_again_per_day', '2020-01-01', 3);
