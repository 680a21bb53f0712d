-- Of a leg of a move of shares between accounts: the account of the other leg, and which way the
-- shares went (TransferDirection: 0 out, 1 in); empty for other records.
ALTER TABLE clearing_confirmations ADD COLUMN target_acco TEXT NOT NULL DEFAULT '';
ALTER TABLE clearing_confirmations ADD COLUMN direction TEXT NOT NULL DEFAULT '';
