-- Purchases that proceeds have paid do not count against a card, and their sums still come from
-- the index only.
DROP INDEX orders_orders_limits;
CREATE INDEX orders_orders_limits ON orders_orders
    (cust_no, t_day, kind, status, accepted_on, card_id, fund_code, paired_no, original_no, amount);
