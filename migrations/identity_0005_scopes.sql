-- What a customer asks and types in a session or on a known device (`own`), and what anybody else
-- does with his mobile (`stranger`), is counted apart: who knows a mobile must not be able to lock
-- its customer out. Who was meant by the rows that are here, nobody knows any more.
CREATE TABLE identity_attempts_by_scope (
    mobile TEXT NOT NULL,
    proof TEXT NOT NULL,
    scope TEXT NOT NULL,
    failures BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    locked_until BIGINT,
    PRIMARY KEY (mobile, proof, scope)
);
INSERT INTO identity_attempts_by_scope (mobile, proof, scope, failures, last_at, locked_until)
    SELECT mobile, proof, 'stranger', failures, last_at, locked_until FROM identity_attempts;
DROP TABLE identity_attempts;
ALTER TABLE identity_attempts_by_scope RENAME TO identity_attempts;
CREATE INDEX identity_attempts_old ON identity_attempts (last_at);

CREATE TABLE identity_codes_by_scope (
    mobile TEXT NOT NULL,
    purpose TEXT NOT NULL,
    scope TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    sent_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    used BOOLEAN NOT NULL,
    PRIMARY KEY (mobile, purpose, scope)
);
INSERT INTO identity_codes_by_scope
    (mobile, purpose, scope, code_hash, sent_at, expires_at, tries, used)
    SELECT mobile, purpose, 'stranger', code_hash, sent_at, expires_at, tries, used
    FROM identity_codes;
DROP TABLE identity_codes;
ALTER TABLE identity_codes_by_scope RENAME TO identity_codes;
CREATE INDEX identity_codes_old ON identity_codes (expires_at);

CREATE TABLE identity_sends_by_scope (
    mobile TEXT NOT NULL,
    day TEXT NOT NULL,
    scope TEXT NOT NULL,
    sent BIGINT NOT NULL,
    PRIMARY KEY (mobile, day, scope)
);
INSERT INTO identity_sends_by_scope (mobile, day, scope, sent)
    SELECT mobile, day, 'stranger', sent FROM identity_sends;
DROP TABLE identity_sends;
ALTER TABLE identity_sends_by_scope RENAME TO identity_sends;
CREATE INDEX identity_sends_old ON identity_sends (day);

-- After the tries of a stranger each further one has to wait, twice as long as the one before.
INSERT INTO identity_parameters (name, valid_from, value) VALUES
    ('stranger_delay_seconds', '2020-01-01', 60),
    ('stranger_delay_most_seconds', '2020-01-01', 86400);
