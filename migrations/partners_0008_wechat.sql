-- Codes that the simulated WeChat gave for authorisations; each is taken once.
CREATE TABLE partners_authorisations (
    code TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    open_id TEXT NOT NULL
);
