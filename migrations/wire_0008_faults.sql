-- Reports of what broke in the app: a page sends few, and many pages may break at once.
INSERT INTO wire_parameters (name, valid_from, value) VALUES
    ('fault_address_minute', '2020-01-01', 20),
    ('fault_device_minute', '2020-01-01', 5),
    ('fault_all_minute', '2020-01-01', 300),
    ('fault_own_minute', '2020-01-01', 5);
