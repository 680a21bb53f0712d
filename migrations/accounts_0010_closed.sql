-- Who closed his account, and when: the certificate is free for a new one, and nobody is told that
-- it runs out. The row stays until its term.
ALTER TABLE accounts_profiles ADD COLUMN closed_at BIGINT;
