-- The fund into which a conversion goes; empty for other applications.
ALTER TABLE ta_application ADD COLUMN target TEXT NOT NULL DEFAULT '';
-- Its leg of the answer: fund, price, shares, and the difference of both purchase fees.
ALTER TABLE ta_answer ADD COLUMN target TEXT NOT NULL DEFAULT '';
ALTER TABLE ta_answer ADD COLUMN target_price BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ta_answer ADD COLUMN target_shares BIGINT NOT NULL DEFAULT 0;
ALTER TABLE ta_answer ADD COLUMN top_up_fee BIGINT NOT NULL DEFAULT 0;
