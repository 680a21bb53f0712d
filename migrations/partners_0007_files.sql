-- What came with a simulated e-mail: a line for each file, its name and size.
ALTER TABLE partners_mails ADD COLUMN files TEXT NOT NULL DEFAULT '';
