-- How often a customer may let his manager see something on a day: each time is a row.
INSERT INTO advisors_parameters (name, valid_from, value) VALUES
    ('grants_per_day', '2020-01-01', 30);
