-- Interest of the offering period, which a subscription's result has.
ALTER TABLE clearing_confirmations ADD COLUMN interest BIGINT NOT NULL DEFAULT 0;
