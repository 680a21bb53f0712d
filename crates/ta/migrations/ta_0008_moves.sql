-- The account into which shares are moved; empty for other applications.
ALTER TABLE ta_application ADD COLUMN target_acco TEXT NOT NULL DEFAULT '';
-- Of each leg of a move: the account of the other, and which way the shares went.
ALTER TABLE ta_answer ADD COLUMN target_acco TEXT NOT NULL DEFAULT '';
ALTER TABLE ta_answer ADD COLUMN direction TEXT NOT NULL DEFAULT '';
