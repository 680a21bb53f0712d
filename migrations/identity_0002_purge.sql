-- What is past its validity is found by these when it is deleted.
CREATE INDEX identity_codes_old ON identity_codes (expires_at);
CREATE INDEX identity_sends_old ON identity_sends (day);
CREATE INDEX identity_attempts_old ON identity_attempts (last_at);
CREATE INDEX identity_flows_old ON identity_flows (expires_at);
CREATE INDEX identity_sessions_old ON identity_sessions (expires_at);

-- How long each is kept after it has lost its validity; a session, to tell its customer why it
-- ended.
INSERT INTO identity_parameters (name, valid_from, value) VALUES
    ('code_keep_days', '2020-01-01', 1),
    ('send_keep_days', '2020-01-01', 30),
    ('attempt_keep_days', '2020-01-01', 30),
    ('flow_keep_days', '2020-01-01', 1),
    ('session_keep_days', '2020-01-01', 30);
