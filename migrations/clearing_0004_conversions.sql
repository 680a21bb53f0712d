-- The other leg of a conversion's confirmation: fund, price, shares, and the difference of both
-- purchase fees.
ALTER TABLE clearing_confirmations ADD COLUMN target_fund TEXT;
ALTER TABLE clearing_confirmations ADD COLUMN target_nav BIGINT NOT NULL DEFAULT 0;
ALTER TABLE clearing_confirmations ADD COLUMN target_shares BIGINT NOT NULL DEFAULT 0;
ALTER TABLE clearing_confirmations ADD COLUMN top_up_fee BIGINT NOT NULL DEFAULT 0;
