-- How many logins of a customer may be open, and how many devices may be known.
INSERT INTO identity_parameters (name, valid_from, value) VALUES
    ('sessions_most', '2020-01-01', 10),
    ('devices_most', '2020-01-01', 20);
