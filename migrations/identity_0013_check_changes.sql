-- How often a customer switched the check of new devices on the day of the last change, since each
-- change is told.
ALTER TABLE identity_customers ADD COLUMN check_changed_on TEXT;
ALTER TABLE identity_customers ADD COLUMN check_changes BIGINT NOT NULL DEFAULT 0;
INSERT INTO identity_parameters (name, valid_from, value) VALUES
    ('check_changes_per_day', '2020-01-01', 20);
