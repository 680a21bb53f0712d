-- When a bank of the channel rests each night, as HH:MM; null where it never does. An end before
-- the beginning is on the next day.
ALTER TABLE bankcards_banks ADD COLUMN rest_from TEXT;
ALTER TABLE bankcards_banks ADD COLUMN rest_until TEXT;
UPDATE bankcards_banks SET rest_from = '23:30', rest_until = '00:30' WHERE bank_code = 'YZB';
UPDATE bankcards_banks SET rest_from = '02:00', rest_until = '04:00' WHERE bank_code = 'LHB';
