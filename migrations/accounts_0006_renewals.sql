-- Certificates that were handed in to follow the one on file, each under the number of its proof.
-- Inserted only: the proof has the state, the profile what counts.
CREATE TABLE accounts_renewals (
    cust_no BIGINT NOT NULL,
    serial_no BIGINT NOT NULL,
    cert_begin TEXT NOT NULL,
    -- '9999-12-31' for long-term.
    cert_expire TEXT NOT NULL,
    -- Last day of the certificate that it shall follow.
    follows TEXT NOT NULL,
    -- Whether the photos were read, and say the same as the account and the form.
    is_compared BOOLEAN NOT NULL,
    PRIMARY KEY (cust_no, serial_no)
);
