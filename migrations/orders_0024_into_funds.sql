-- A customer's redemptions into funds, with all that finds them: without its kind SQLite took the
-- index of all of the customer's orders, and read all of them.
DROP INDEX orders_orders_into;
CREATE INDEX orders_orders_into ON orders_orders
    (cust_no, accepted_on, order_no, fund_code, target_fund_code, kind)
    WHERE kind = '024' AND target_fund_code IS NOT NULL;
