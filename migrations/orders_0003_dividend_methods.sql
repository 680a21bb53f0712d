-- Orders of kind 029: the method that is asked for, 0 reinvest or 1 cash.
ALTER TABLE orders_orders ADD COLUMN dividend_method TEXT;
