-- Statements of orders that customers had mailed.
CREATE TABLE orders_statements (
    cust_no BIGINT NOT NULL,
    -- The key under which it is mailed.
    statement_id BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    email TEXT NOT NULL,
    day TEXT NOT NULL,
    asked_at BIGINT NOT NULL,
    -- Whether the mail server took it.
    sent BOOLEAN NOT NULL,
    PRIMARY KEY (cust_no, statement_id)
);
CREATE INDEX orders_statements_by_day ON orders_statements (cust_no, day);
-- How many a customer may have mailed on a day, and for how long asking again is the same one.
INSERT INTO orders_parameters (name, valid_from, value) VALUES
    ('statements_per_day', '2020-01-01', 10),
    ('statement_again_seconds', '2020-01-01', 60);
