-- Who closed his account, and when: nobody finds him by his mobile any more, and whoever has it may
-- register anew. The row stays until its term.
ALTER TABLE identity_customers ADD COLUMN closed_at BIGINT;
CREATE INDEX identity_customers_closed ON identity_customers (closed_at, cust_no)
    WHERE closed_at IS NOT NULL;
