-- Figures that change with time; the last valid one counts.
CREATE TABLE orders_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
-- Open days after T on which a bank that does not know of a given-up payment is believed.
INSERT INTO orders_parameters (name, valid_from, value) VALUES
    ('believed_after_days', '2020-01-01', 3);
