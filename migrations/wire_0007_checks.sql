-- From when on strangers are asked for a human check before a message or a login: who has come as
-- often as `usual` says, of what is bounded by the row of the same name without it. What is then to
-- be done: eight puzzles, each of so many leading zero bits of SHA-256 (`check_bits`), one more for
-- each further time as many, up to `check_bits_most`, within `check_seconds`.
INSERT INTO wire_parameters (name, valid_from, value) VALUES
    ('message_address_minute_usual', '2020-01-01', 3),
    ('message_address_day_usual', '2020-01-01', 40),
    ('message_all_minute_usual', '2020-01-01', 120),
    ('message_all_day_usual', '2020-01-01', 20000),
    ('login_address_minute_usual', '2020-01-01', 15),
    ('login_address_day_usual', '2020-01-01', 500),
    ('login_all_minute_usual', '2020-01-01', 600),
    ('login_all_day_usual', '2020-01-01', 150000),
    ('check_bits', '2020-01-01', 13),
    ('check_bits_most', '2020-01-01', 17),
    ('check_seconds', '2020-01-01', 120);

-- Whoever is in a session tries no passwords of others all day.
INSERT INTO wire_parameters (name, valid_from, value) VALUES ('login_own_day', '2020-01-01', 600);
