-- How often the server of an embedding app may ask, by its secret or its token (`app`): for each of
-- its customers it asks for a token and who that is; the managers' app lists customers and looks.
INSERT INTO wire_parameters (name, valid_from, value) VALUES
    ('login_app_minute', '2020-01-01', 6000),
    ('login_app_day', '2020-01-01', 1000000),
    ('search_app_minute', '2020-01-01', 6000);
