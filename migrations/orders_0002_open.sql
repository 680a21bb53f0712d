-- A customer's orders that are not final, so that a long history costs nothing.
CREATE INDEX orders_orders_open ON orders_orders (cust_no, order_no)
    WHERE status IN ('0', '3', '5');
