-- Quick redemptions: the day on which the TA's money repaid what was advanced.
ALTER TABLE orders_orders ADD COLUMN repaid_on TEXT;
-- What is advanced and not repaid.
CREATE INDEX orders_orders_advanced ON orders_orders (fund_code)
    WHERE kind = '098' AND repaid_on IS NULL;
