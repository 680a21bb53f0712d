-- Of whom something is looked at: each business day asks what was decided.
CREATE INDEX accounts_proofs_under_review ON accounts_proofs (cust_no) WHERE state = '0';
