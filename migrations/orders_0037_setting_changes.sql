-- How often a customer changed his settings on the day of the last change, since changes are told.
ALTER TABLE orders_settings ADD COLUMN changed_on TEXT;
ALTER TABLE orders_settings ADD COLUMN changes BIGINT NOT NULL DEFAULT 0;
INSERT INTO orders_parameters (name, valid_from, value) VALUES
    ('setting_changes_per_day', '2020-01-01', 20);
