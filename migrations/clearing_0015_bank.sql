-- The lines of the bank's daily statements, as the bank sent them. Those of a day are the lines of the
-- file that was read last. `name` is the payment of ours that the key names, whichever attempt.
CREATE TABLE clearing_bank_lines (
    day TEXT NOT NULL,
    -- In the file, from 1.
    place BIGINT NOT NULL,
    serial TEXT NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    direction TEXT NOT NULL,
    amount BIGINT NOT NULL,
    at BIGINT NOT NULL,
    result TEXT NOT NULL,
    PRIMARY KEY (day, place)
);
CREATE INDEX clearing_bank_lines_by_name ON clearing_bank_lines (name);
