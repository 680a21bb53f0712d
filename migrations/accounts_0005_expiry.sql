-- Certificates in the order in which they run out, and how many days before their last one their
-- holders are told.
CREATE INDEX accounts_profiles_by_expiry ON accounts_profiles (cert_expire, cust_no)
    WHERE opened_at IS NOT NULL;
INSERT INTO accounts_parameters (name, valid_from, value) VALUES
    ('cert_told_days', '2020-01-01', 30);
