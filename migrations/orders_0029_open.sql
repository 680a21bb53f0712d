-- What indices ask of where an order stands, apart from its status: whether it is not final, and
-- whether it came to nothing. A day that is sealed changes the status of all its orders, and no
-- index.
ALTER TABLE orders_orders ADD COLUMN is_open BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE orders_orders ADD COLUMN is_void BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE orders_orders SET is_open = FALSE WHERE status NOT IN ('0', '3', '5');
UPDATE orders_orders SET is_void = TRUE WHERE status IN ('4', '7');

DROP INDEX orders_orders_limits;
CREATE INDEX orders_orders_limits ON orders_orders
    (cust_no, t_day, kind, is_void, accepted_on, card_id, fund_code, paid_by, amount);
DROP INDEX orders_orders_void;
CREATE INDEX orders_orders_void ON orders_orders
    (cust_no, accepted_on, order_no, fund_code, target_fund_code) WHERE is_void;
DROP INDEX orders_orders_open;
CREATE INDEX orders_orders_open ON orders_orders (cust_no, accepted_on, order_no) WHERE is_open;
DROP INDEX orders_orders_to_draw;
CREATE INDEX orders_orders_to_draw ON orders_orders (t_day, order_no)
    WHERE kind = '098' AND is_open;
