-- Old answers are found by it when they are deleted.
CREATE INDEX wire_answers_old ON wire_answers (at);

-- Figures that change with time; the last valid one counts.
CREATE TABLE wire_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
-- How long the first answer to an idempotency key is repeated.
INSERT INTO wire_parameters (name, valid_from, value) VALUES ('answer_keep_days', '2020-01-01', 30);
