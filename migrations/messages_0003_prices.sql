-- By how much the price of a fund moves on a day so that whoever holds or watches it is told: in
-- hundredths of a percent.
INSERT INTO messages_parameters (name, valid_from, value) VALUES
    ('price_move', '2020-01-01', 300);
