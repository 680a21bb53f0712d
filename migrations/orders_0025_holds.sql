-- An order that waits, for money that the customer sends or for a time to think it over, until when
-- at least; nothing of one that does not, or that was released.
ALTER TABLE orders_orders ADD COLUMN holds_until BIGINT;
-- A customer's orders that wait: they count against the limit of each day.
CREATE INDEX orders_orders_held ON orders_orders (cust_no) WHERE holds_until IS NOT NULL;
-- What became of orders is told with what they were placed for.
CREATE INDEX orders_causes_order ON orders_causes (order_no);
