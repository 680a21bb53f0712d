-- How often a payment was asked for: one that the bank's books have mislaid is found when it is asked
-- for again.
ALTER TABLE partners_payments ADD COLUMN asked BIGINT NOT NULL DEFAULT 1;
