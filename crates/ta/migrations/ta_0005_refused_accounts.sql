-- An account that was asked for is not open yet. Until now each one was.
ALTER TABLE ta_account ADD COLUMN is_open BOOLEAN NOT NULL DEFAULT TRUE;
