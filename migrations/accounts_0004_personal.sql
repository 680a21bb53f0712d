-- What names or describes a person is encrypted from now on. A certificate is found by its blind
-- index; the day of birth is what every order asks for, and names nobody.
ALTER TABLE accounts_profiles ADD COLUMN id_index TEXT;
ALTER TABLE accounts_profiles ADD COLUMN birth TEXT;
UPDATE accounts_profiles
SET birth = SUBSTR(id_number, 7, 4) || '-' || SUBSTR(id_number, 11, 2) || '-'
    || SUBSTR(id_number, 13, 2)
WHERE id_number IS NOT NULL;
DROP INDEX accounts_profiles_by_certificate;
CREATE UNIQUE INDEX accounts_profiles_by_certificate ON accounts_profiles (id_index)
    WHERE certified_at IS NOT NULL;
