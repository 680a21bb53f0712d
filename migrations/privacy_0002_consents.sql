-- How often a customer may agree and withdraw on a day, so that nobody's chain grows without end.
INSERT INTO privacy_parameters (name, valid_from, value) VALUES
    ('consents_per_day', '2020-01-01', 30);
