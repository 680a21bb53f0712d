-- What pays: a bank card, or the customer's pension account, which is none of the cards.
ALTER TABLE bankcards_cards ADD COLUMN kind TEXT NOT NULL DEFAULT 'card';
