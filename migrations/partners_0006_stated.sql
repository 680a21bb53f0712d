-- Which daily statement lists a payment. What is booked after the statement of its day was written
-- stands in the next one. A statement that is asked for again lists the same.
ALTER TABLE partners_payments ADD COLUMN stated TEXT;
CREATE INDEX partners_payments_by_statement ON partners_payments (stated, key);

CREATE TABLE partners_statements (
    -- The last of its days.
    day TEXT PRIMARY KEY
);
