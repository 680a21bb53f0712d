-- No index asks where an order stands or where its money is: sealing, paying and confirming one
-- write none. On PostgreSQL its new version finds room in the page of the old one, and is entered
-- into no index again; from now on, and in old pages as they are written.
/*pg: ALTER TABLE orders_orders SET (fillfactor = 50); */

-- The orders that are not final; whoever ends one takes it out.
CREATE TABLE orders_open (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    PRIMARY KEY (cust_no, order_no)
) /*sqlite: WITHOUT ROWID*/;
INSERT INTO orders_open (cust_no, order_no) SELECT cust_no, order_no FROM orders_orders WHERE is_open;
DROP INDEX orders_orders_open;
DROP INDEX orders_orders_to_draw;
CREATE INDEX orders_orders_to_draw ON orders_orders (t_day, order_no) WHERE kind = '098';
ALTER TABLE orders_orders DROP COLUMN is_open;

-- What could not be paid out is found by its payout.
DROP INDEX orders_orders_refused;
CREATE INDEX orders_payouts_refused_orders ON orders_payouts (cust_no, order_no) WHERE state = '3';
