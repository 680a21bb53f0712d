-- How often somebody may do what costs others: for each minute, or each day. `address` is that of a
-- stranger (of IPv6 its network of 64 bits), `device` the name that his client sends, `all` is all
-- strangers together, `own` a customer in a session or on a known device.
INSERT INTO wire_parameters (name, valid_from, value) VALUES
    ('message_address_minute', '2020-01-01', 10),
    ('message_address_day', '2020-01-01', 200),
    ('message_device_minute', '2020-01-01', 5),
    ('message_device_day', '2020-01-01', 30),
    ('message_all_minute', '2020-01-01', 600),
    ('message_all_day', '2020-01-01', 50000),
    ('message_own_minute', '2020-01-01', 5),
    ('message_own_day', '2020-01-01', 30),
    ('login_address_minute', '2020-01-01', 60),
    ('login_address_day', '2020-01-01', 3000),
    ('login_device_minute', '2020-01-01', 20),
    ('login_device_day', '2020-01-01', 300),
    ('login_all_minute', '2020-01-01', 3000),
    ('login_all_day', '2020-01-01', 500000),
    ('login_own_minute', '2020-01-01', 60),
    ('search_address_minute', '2020-01-01', 240),
    ('search_device_minute', '2020-01-01', 120),
    ('search_all_minute', '2020-01-01', 12000),
    ('search_own_minute', '2020-01-01', 240),
    ('upload_own_minute', '2020-01-01', 60);
