-- Accounts of which the TA has not spoken are looked for each day.
CREATE INDEX clearing_accounts_by_state ON clearing_accounts (state, asked_on);
