-- Never has a row: its lock is the turn of a write among those of all processes. Most writes hold it
-- together (ROW SHARE), a long one alone (EXCLUSIVE). SQLite has one writer, and no use for it.
CREATE TABLE db_turns (id BIGINT PRIMARY KEY);
