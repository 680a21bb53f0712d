-- When a statement of the bank was found to list a payment that we have not booked: the bank has it,
-- whatever a query says, and is asked for it again under its key (docs/decisions/0102).
ALTER TABLE orders_payments ADD COLUMN listed_at BIGINT;
