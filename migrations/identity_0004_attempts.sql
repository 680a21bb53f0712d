-- Wrong passwords and wrong certificate numbers are counted apart: who knows the one may not guess
-- the other without end.
CREATE TABLE identity_attempts_by_proof (
    mobile TEXT NOT NULL,
    proof TEXT NOT NULL,
    failures BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    locked_until BIGINT,
    PRIMARY KEY (mobile, proof)
);

INSERT INTO identity_attempts_by_proof (mobile, proof, failures, last_at, locked_until)
    SELECT mobile, 'password', failures, last_at, locked_until FROM identity_attempts;

DROP TABLE identity_attempts;
ALTER TABLE identity_attempts_by_proof RENAME TO identity_attempts;

CREATE INDEX identity_attempts_old ON identity_attempts (last_at);
