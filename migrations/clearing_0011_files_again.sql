-- What came in the place of a file under its own name, by its hash; empty while the file counts.
ALTER TABLE clearing_files ADD COLUMN replaced_by TEXT NOT NULL DEFAULT '';

-- Where and when the disk got a file, so that it is seen without reading it that another one lies
-- under its name; and which one a step found last.
ALTER TABLE clearing_letters ADD COLUMN stamp TEXT NOT NULL DEFAULT '';
ALTER TABLE clearing_letters ADD COLUMN is_last BOOLEAN NOT NULL DEFAULT TRUE;

-- Of a step one more state: `again`, which was done and is being done again.
