-- The digits with which a bank's branch numbers (联行号) begin, where the channel pays it by branch;
-- null where it does not ask for one.
ALTER TABLE bankcards_banks ADD COLUMN branch_digits TEXT;
UPDATE bankcards_banks SET branch_digits = '904' WHERE bank_code = 'LHB';

-- The branch that keeps the card's account, as the customer chose it; null where none was asked for.
ALTER TABLE bankcards_cards ADD COLUMN branch_code TEXT;
