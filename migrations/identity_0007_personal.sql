-- Mobiles are encrypted from now on, and found by a blind index. What is counted or sent for a mobile
-- needs only the index. It cannot be computed here, and lives for a day at most: codes, flows and
-- counts begin anew, and a lock ends with them.
ALTER TABLE identity_customers ADD COLUMN mobile_index TEXT;
CREATE UNIQUE INDEX identity_customers_by_mobile ON identity_customers (mobile_index);

DELETE FROM identity_codes;
DELETE FROM identity_sends;
DELETE FROM identity_attempts;
DELETE FROM identity_flows;
ALTER TABLE identity_codes RENAME COLUMN mobile TO mobile_index;
ALTER TABLE identity_sends RENAME COLUMN mobile TO mobile_index;
ALTER TABLE identity_attempts RENAME COLUMN mobile TO mobile_index;
