-- A customer's orders whose money the bank did not take, for the page of assets.
CREATE INDEX orders_orders_refused ON orders_orders (cust_no, order_no) WHERE pay_status = '7';
