-- What a certificate says of its holder beside name and number: of an identity card the number says
-- it, of a passport the form. Choices from lists, plain as the day of birth is.
-- '1' male, '2' female.
ALTER TABLE accounts_profiles ADD COLUMN sex TEXT;
-- Country or region, two letters of ISO 3166-1.
ALTER TABLE accounts_profiles ADD COLUMN country TEXT;
