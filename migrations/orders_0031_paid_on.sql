-- The day for which a payout was booked as paid, or for which proceeds bought: what a day's paying left
-- is counted by it, also when the process that paid was killed.
ALTER TABLE orders_payouts ADD COLUMN paid_on TEXT;
CREATE INDEX orders_payouts_paid_on ON orders_payouts (paid_on) WHERE paid_on IS NOT NULL;

-- Who last asked the bank for it: 'day', of which there is one at a time, or 'worker'. Until the lease
-- (`asked_at`) is over nobody else does.
ALTER TABLE orders_payouts ADD COLUMN asked_by TEXT NOT NULL DEFAULT '';
