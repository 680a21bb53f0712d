-- Uploads of strangers, who are answered that they must log in, and new keys of the seal by
-- address: each costs the server work before it knows anything of who asks.
INSERT INTO wire_parameters (name, valid_from, value) VALUES
    ('upload_address_minute', '2020-01-01', 60),
    ('upload_device_minute', '2020-01-01', 30),
    ('upload_all_minute', '2020-01-01', 3000),
    ('key_address_minute', '2020-01-01', 240);
