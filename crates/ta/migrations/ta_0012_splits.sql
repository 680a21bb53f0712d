-- New shares for an old one, in 10^-8, on the days on which a fund split its shares.
ALTER TABLE ta_price ADD COLUMN split BIGINT NOT NULL DEFAULT 100000000;
ALTER TABLE ta_correction ADD COLUMN split BIGINT NOT NULL DEFAULT 100000000;
