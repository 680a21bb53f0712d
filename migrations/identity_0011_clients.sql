-- What an embedding app is handed for a customer: used once.
CREATE TABLE identity_client_codes (
    code_hash TEXT PRIMARY KEY,
    client_id TEXT NOT NULL,
    cust_no BIGINT NOT NULL,
    -- The session that asked for it; what comes of the code ends with it.
    session_id BIGINT NOT NULL,
    -- Unmoved time.
    expires_at BIGINT NOT NULL,
    -- The token that it was changed for; not there before.
    token_hash TEXT
);
CREATE INDEX identity_client_codes_old ON identity_client_codes (expires_at);

-- Tokens of embedding apps.
CREATE TABLE identity_client_tokens (
    token_hash TEXT PRIMARY KEY,
    client_id TEXT NOT NULL,
    scope TEXT NOT NULL,
    -- Whom it speaks of, and by which session; not there where it speaks of nobody.
    cust_no BIGINT,
    session_id BIGINT,
    -- Unmoved time.
    expires_at BIGINT NOT NULL
);
CREATE INDEX identity_client_tokens_old ON identity_client_tokens (expires_at);

-- Who a customer is for an embedding app: random, another one for each app.
CREATE TABLE identity_client_subjects (
    client_id TEXT NOT NULL,
    cust_no BIGINT NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (client_id, cust_no)
);

INSERT INTO identity_parameters (name, valid_from, value) VALUES
    ('client_code_seconds', '2020-01-01', 120),
    ('client_token_seconds', '2020-01-01', 600);
