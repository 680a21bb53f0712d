-- Changes of a customer's mobile, kept for good: who had which mobile when, and how he proved himself.
CREATE TABLE identity_mobile_changes (
    cust_no BIGINT NOT NULL,
    change_id BIGINT NOT NULL,
    -- Business time, both: the change, and until when quick redemptions are refused for it.
    at BIGINT NOT NULL,
    settles_at BIGINT NOT NULL,
    old_mobile TEXT NOT NULL,
    new_mobile TEXT NOT NULL,
    -- What stood for the old mobile: a code to it, or the certificate number with the password.
    proved_by TEXT NOT NULL,
    -- The short flow that was used up, so that a repeated call is answered the same.
    flow_hash TEXT NOT NULL,
    device_name TEXT NOT NULL,
    address TEXT NOT NULL,
    PRIMARY KEY (cust_no, change_id)
);
INSERT INTO identity_parameters (name, valid_from, value) VALUES
    ('mobile_settle_hours', '2020-01-01', 24);
