-- Keys of personal data, each wrapped under a master key, which is not in the database. The owner is
-- a customer's number; 0 is the house, -1 the key of blind indexes. Who has no row here is
-- forgotten: what was encrypted for them opens no more.
CREATE TABLE db_data_keys (
    owner BIGINT PRIMARY KEY,
    -- Name of the master key.
    master TEXT NOT NULL,
    wrapped TEXT NOT NULL
);
CREATE INDEX db_data_keys_by_master ON db_data_keys (master, owner);

-- Tables of whose rows of before there were keys every one is encrypted.
CREATE TABLE db_encrypted (table_name TEXT PRIMARY KEY);
