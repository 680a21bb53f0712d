-- What a smart plan takes at which distance; of a rule the rows of the latest day count.
CREATE TABLE plans_ladder_rows (
    -- average or drawdown.
    rule TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    -- From 1, the bounds rising.
    place BIGINT NOT NULL,
    -- The row is for distances below it, in 10^-8; none on the last row.
    below BIGINT,
    -- What of the plan's amount is taken, in whole percent.
    percent BIGINT NOT NULL,
    PRIMARY KEY (rule, valid_from, place)
);
INSERT INTO plans_ladder_rows (rule, valid_from, place, below, percent) VALUES
    ('average', '2020-01-01', 1, -20000000, 200),
    ('average', '2020-01-01', 2, -10000000, 170),
    ('average', '2020-01-01', 3, -5000000, 140),
    ('average', '2020-01-01', 4, 0, 120),
    ('average', '2020-01-01', 5, 15000000, 90),
    ('average', '2020-01-01', 6, 50000000, 80),
    ('average', '2020-01-01', 7, 100000000, 70),
    ('average', '2020-01-01', 8, NULL, 60),
    ('drawdown', '2020-01-01', 1, 5000000, 100),
    ('drawdown', '2020-01-01', 2, 10000000, 125),
    ('drawdown', '2020-01-01', 3, 20000000, 150),
    ('drawdown', '2020-01-01', 4, 30000000, 175),
    ('drawdown', '2020-01-01', 5, NULL, 200);

-- Figures that change with time; the last valid one counts.
CREATE TABLE plans_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
INSERT INTO plans_parameters (name, valid_from, value) VALUES
    -- The least and the greatest amount of a run in the calculator, in fen.
    ('amount_least', '2020-01-01', 1000),
    ('amount_most', '2020-01-01', 10000000),
    -- Over how many years it goes at most, and where nobody says from when.
    ('years_most', '2020-01-01', 10),
    ('years_first', '2020-01-01', 3),
    -- Of a fund whose fees are not known: the list rate, and what of it is paid, in 10^-8.
    ('rate_unknown', '2020-01-01', 1500000),
    ('discount_unknown', '2020-01-01', 10000000),
    -- What the funds in the zone are compared with: an amount every week, in fen, over some years.
    ('picks_amount', '2020-01-01', 10000),
    ('picks_years', '2020-01-01', 3);
