-- Whether the registers at the TA say something else of a customer than is on file here.
ALTER TABLE accounts_profiles ADD COLUMN register_due BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX accounts_profiles_register ON accounts_profiles (cust_no) WHERE register_due;
