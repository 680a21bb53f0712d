-- An address counts once a code that was mailed there came back. Those that are here nobody ever
-- confirmed: they are asked for again, and count as none until then.
ALTER TABLE accounts_profiles ADD COLUMN email_confirmed_at BIGINT;
