-- Whether a record is the last one of its application, and whether it is one lot of another record.
ALTER TABLE clearing_confirmations ADD COLUMN finished BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE clearing_confirmations ADD COLUMN is_lot BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE clearing_confirmations SET finished = FALSE WHERE business = '120';

-- The records of one application wait together. Two more states: `part`, which waits for the last
-- record of its application; `parked`, which could not be applied.
DROP INDEX clearing_confirmations_waiting;
CREATE INDEX clearing_confirmations_waiting
    ON clearing_confirmations (cfm_day, file_type, order_no, serial) WHERE state = 'waiting';
CREATE INDEX clearing_confirmations_parts
    ON clearing_confirmations (order_no) WHERE state = 'part';
