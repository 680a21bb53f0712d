-- On whose word an order was placed: 0 the customer's, who was there; n that of standing instruction
-- n; -1 the house's.
ALTER TABLE orders_orders ADD COLUMN authority BIGINT NOT NULL DEFAULT 0;
-- The documents that the customer accepted, each with its version, and when; empty where an order
-- asks for none, and of those that were placed before this was kept.
ALTER TABLE orders_orders ADD COLUMN agreed TEXT NOT NULL DEFAULT '';
ALTER TABLE orders_orders ADD COLUMN agreed_at BIGINT;
-- What pays a purchase: 0 its card, 1 a money fund, 2 the proceeds of a redemption.
ALTER TABLE orders_orders ADD COLUMN paid_by TEXT NOT NULL DEFAULT '0';
UPDATE orders_orders SET paid_by = '1' WHERE kind IN ('020', '022') AND paired_no IS NOT NULL;
UPDATE orders_orders SET paid_by = '2' WHERE kind = '022' AND original_no IS NOT NULL;

-- What a customer has ordered for a day, against the limits; the sums need the index only.
DROP INDEX orders_orders_limits;
CREATE INDEX orders_orders_limits ON orders_orders
    (cust_no, t_day, kind, status, accepted_on, card_id, fund_code, paid_by, amount);

-- What other rooms had orders placed for, such as one instalment of a plan: each once.
CREATE TABLE orders_causes (
    -- The room, and its own number of what it was.
    room TEXT NOT NULL,
    cause_no BIGINT NOT NULL,
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    PRIMARY KEY (room, cause_no)
) /*sqlite: WITHOUT ROWID*/;
