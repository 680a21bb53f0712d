-- Interest of the offering period, which a subscription's result has.
ALTER TABLE ta_answer ADD COLUMN interest BIGINT NOT NULL DEFAULT 0;
