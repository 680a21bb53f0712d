-- Days whose files are listed by the TA's index files, which are demanded. Days that were begun
-- before have none.
ALTER TABLE clearing_days ADD COLUMN indexed BOOLEAN NOT NULL DEFAULT FALSE;

-- Every file that a step has looked at, under each of its names: what is in the folder and not
-- here came later.
CREATE TABLE clearing_letters (
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    hash TEXT NOT NULL,
    file_type TEXT NOT NULL,
    PRIMARY KEY (day, name, hash)
);
