-- When the bank was asked last for a payout, in unmoved time.
ALTER TABLE orders_payouts ADD COLUMN asked_at BIGINT NOT NULL DEFAULT 0;
-- Payouts that the bank refused, for people.
CREATE INDEX orders_payouts_refused ON orders_payouts (due_on) WHERE state = '3';
