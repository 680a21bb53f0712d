-- How often files may be fetched in a minute: a reader asks once for each file.
INSERT INTO wire_parameters (name, valid_from, value) VALUES
    ('download_address_minute', '2020-01-01', 240),
    ('download_device_minute', '2020-01-01', 60),
    ('download_all_minute', '2020-01-01', 6000),
    ('download_own_minute', '2020-01-01', 120);
