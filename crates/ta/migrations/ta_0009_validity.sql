-- The last day of the certificate in whose name an account is, as it was last said; none where it
-- never was.
ALTER TABLE ta_account ADD COLUMN valid_to TEXT;
ALTER TABLE ta_application ADD COLUMN valid_to TEXT;
-- What an application about an account lacks; empty where nothing.
ALTER TABLE ta_application ADD COLUMN lacks TEXT NOT NULL DEFAULT '';
CREATE INDEX ta_account_number ON ta_account (ta_account);
