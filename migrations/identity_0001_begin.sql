-- Customers and how they prove themselves.
CREATE TABLE identity_customers (
    cust_no BIGINT PRIMARY KEY,
    mobile TEXT NOT NULL UNIQUE,
    -- Argon2id as a PHC string; null until a password is set.
    password TEXT,
    password_set_at BIGINT,
    -- Salted hash of the certificate number; the number itself is kept by accounts.
    certificate TEXT,
    -- Whether a login on a device never used asks for the certificate number.
    device_check BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL
);

-- The newest code of a mobile for each purpose.
CREATE TABLE identity_codes (
    mobile TEXT NOT NULL,
    purpose TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    sent_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    used BOOLEAN NOT NULL,
    PRIMARY KEY (mobile, purpose)
);

-- How many codes a mobile got on a day.
CREATE TABLE identity_sends (
    mobile TEXT NOT NULL,
    day TEXT NOT NULL,
    sent BIGINT NOT NULL,
    PRIMARY KEY (mobile, day)
);

-- Wrong passwords and certificate numbers, by mobile, whether it is a customer's or not.
CREATE TABLE identity_attempts (
    mobile TEXT PRIMARY KEY,
    failures BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    locked_until BIGINT
);

-- Short flows: the stored form of a sessionkey.
CREATE TABLE identity_flows (
    key_hash TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    mobile TEXT NOT NULL,
    cust_no BIGINT,
    expires_at BIGINT NOT NULL
);

CREATE TABLE identity_devices (
    cust_no BIGINT NOT NULL,
    device_id BIGINT NOT NULL,
    -- Hash of the random name that the client keeps.
    device_key TEXT NOT NULL,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    first_seen_at BIGINT NOT NULL,
    last_seen_at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, device_id),
    UNIQUE (cust_no, device_key)
);

CREATE TABLE identity_sessions (
    session_id BIGINT PRIMARY KEY,
    cust_no BIGINT NOT NULL,
    device_id BIGINT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    -- Wall clock, all of them.
    last_seen_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    unlocked_until BIGINT,
    ended_at BIGINT,
    -- Ended by a new password or from another device, not by its own logout.
    ended_by_other BOOLEAN NOT NULL
);
CREATE INDEX identity_sessions_by_customer ON identity_sessions (cust_no, device_id);

CREATE TABLE identity_logins (
    cust_no BIGINT NOT NULL,
    login_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    way TEXT NOT NULL,
    success BOOLEAN NOT NULL,
    device_name TEXT NOT NULL,
    address TEXT NOT NULL,
    PRIMARY KEY (cust_no, login_id)
);

-- Figures that change with time; the last valid one counts.
CREATE TABLE identity_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
INSERT INTO identity_parameters (name, valid_from, value) VALUES
    ('code_seconds', '2020-01-01', 300),
    ('code_resend_seconds', '2020-01-01', 60),
    ('code_per_day', '2020-01-01', 10),
    ('code_tries', '2020-01-01', 5),
    ('password_tries', '2020-01-01', 5),
    ('password_lock_hours', '2020-01-01', 24),
    ('flow_seconds', '2020-01-01', 600),
    ('session_days', '2020-01-01', 30),
    ('unlock_seconds', '2020-01-01', 300);
