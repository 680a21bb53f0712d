-- A purchase paid from a money fund, and the quick redemption that pays it, name each other.
ALTER TABLE orders_orders ADD COLUMN paired_no BIGINT;
-- What is to be drawn when its T is sealed.
CREATE INDEX orders_orders_to_draw ON orders_orders (t_day, order_no)
    WHERE kind = '098' AND status = '0';
