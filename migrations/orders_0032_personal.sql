-- Addresses of mailed statements are encrypted from now on; one to the same address is found by its
-- blind index.
ALTER TABLE orders_statements ADD COLUMN email_index TEXT;
