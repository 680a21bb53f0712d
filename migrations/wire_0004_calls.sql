-- Sealed calls that changed something, each taken once in the whole installation: when it was sent
-- by its client's clock, and its nonce. Rows of one time lie together.
CREATE TABLE wire_calls (
    sent_at BIGINT NOT NULL,
    nonce TEXT NOT NULL,
    PRIMARY KEY (sent_at, nonce)
) /*sqlite: WITHOUT ROWID*/;

-- How long a call is remembered; five minutes after it was sent it is refused by its time.
INSERT INTO wire_parameters (name, valid_from, value) VALUES ('call_keep_days', '2020-01-01', 2);
