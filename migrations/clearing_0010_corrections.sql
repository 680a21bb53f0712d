-- A price that takes the place of another one of its day.
ALTER TABLE clearing_prices ADD COLUMN corrects BOOLEAN NOT NULL DEFAULT FALSE;
