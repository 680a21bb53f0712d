-- Who makes ids with which node number; nobody while the holder is empty. The beat is by the
-- database's clock: a holder that is silent for a lease's time is gone. Ids of moments before the
-- last one are spent: whoever takes the number makes later ones.
CREATE TABLE db_nodes (
    node BIGINT PRIMARY KEY,
    holder TEXT NOT NULL,
    beat_ms BIGINT NOT NULL,
    until_ms BIGINT NOT NULL
);
INSERT INTO db_nodes (node, holder, beat_ms, until_ms)
    WITH RECURSIVE numbers (node) AS (
        SELECT 0 UNION ALL SELECT node + 1 FROM numbers WHERE node < 255
    )
    SELECT node, '', 0, 0 FROM numbers;
