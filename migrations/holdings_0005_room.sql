-- Every position is valued on every day. On PostgreSQL the new values find room in the page of the
-- old ones, and no index is written; from now on, and in old pages as they are written.
/*pg: ALTER TABLE holdings_positions SET (fillfactor = 50); */
