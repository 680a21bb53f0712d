-- On which business day what the law wanted was deleted, once its term was over: what said who
-- somebody was, and all else.
ALTER TABLE privacy_closings ADD COLUMN identity_gone_on TEXT;
ALTER TABLE privacy_closings ADD COLUMN records_gone_on TEXT;
CREATE INDEX privacy_closings_identity ON privacy_closings (identity_until, cust_no)
    WHERE identity_until IS NOT NULL AND identity_gone_on IS NULL;
CREATE INDEX privacy_closings_records ON privacy_closings (records_until, cust_no)
    WHERE records_until IS NOT NULL AND records_gone_on IS NULL;
