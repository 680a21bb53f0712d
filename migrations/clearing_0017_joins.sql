-- Which account at the TA a further one joins (008), empty where its number is not known yet; none
-- where the customer's first is opened (001).
ALTER TABLE clearing_accounts ADD COLUMN joins TEXT;
