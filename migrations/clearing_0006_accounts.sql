-- Why the TA refused an account, and how often it was asked for.
ALTER TABLE clearing_accounts ADD COLUMN reason TEXT NOT NULL DEFAULT '';
ALTER TABLE clearing_accounts ADD COLUMN times BIGINT NOT NULL DEFAULT 1;
