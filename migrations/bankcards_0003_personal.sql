-- Card numbers and mobiles are encrypted from now on; the last four digits are shown to the customer
-- everywhere, and are no secret.
ALTER TABLE bankcards_cards ADD COLUMN tail TEXT NOT NULL DEFAULT '';
UPDATE bankcards_cards SET tail = SUBSTR(card_no, LENGTH(card_no) - 3);
