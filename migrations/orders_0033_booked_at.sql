-- When we booked that money had moved at the bank, by the business clock; nothing of what was booked
-- before. By it the bank's daily statement is asked for each movement once.
ALTER TABLE orders_payments ADD COLUMN booked_at BIGINT;
ALTER TABLE orders_payouts ADD COLUMN booked_at BIGINT;
CREATE INDEX orders_payments_booked ON orders_payments (booked_at, payment_no)
    WHERE booked_at IS NOT NULL;
CREATE INDEX orders_payouts_booked ON orders_payouts (booked_at, order_no, kind)
    WHERE booked_at IS NOT NULL;
