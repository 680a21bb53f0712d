-- An account with a purpose of its own may be closed once it is empty: nothing is bought under it
-- any more. It keeps its history.
ALTER TABLE bankcards_trade_accounts ADD COLUMN closed_at BIGINT;
