-- What the simulated mail server has delivered; under one key, once.
CREATE TABLE partners_mails (
    key TEXT PRIMARY KEY,
    -- In the order of arrival.
    id BIGINT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE UNIQUE INDEX partners_mails_by_id ON partners_mails (id);
