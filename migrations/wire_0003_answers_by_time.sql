-- Answers lie in the order in which they came, and are found by an index: keys are random, and an
-- answer is long, so that each would lie on a page of its own.
CREATE TABLE wire_answers_by_time (
    cust_no BIGINT NOT NULL,
    key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    answer TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, key)
);

INSERT INTO wire_answers_by_time
    SELECT cust_no, key, request_hash, answer, at FROM wire_answers ORDER BY at;

DROP TABLE wire_answers;
ALTER TABLE wire_answers_by_time RENAME TO wire_answers;

-- Old answers are found by it when they are deleted.
CREATE INDEX wire_answers_old ON wire_answers (at);
