-- What shares had gained by the T on which they were moved into another account, or out of one:
-- positive where they left, negative where they arrived (docs/decisions/0106).
ALTER TABLE holdings_positions ADD COLUMN carried BIGINT NOT NULL DEFAULT 0;
