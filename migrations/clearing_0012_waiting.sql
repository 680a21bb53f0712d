-- No index asks for the state of a record: applying one writes none. On PostgreSQL the new version
-- of a row finds room in its page.
DROP INDEX clearing_confirmations_waiting;
DROP INDEX clearing_confirmations_parts;
CREATE INDEX clearing_confirmations_order
    ON clearing_confirmations (order_no, cfm_day, file_type);
/*pg: ALTER TABLE clearing_confirmations SET (fillfactor = 70); */
