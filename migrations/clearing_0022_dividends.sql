-- What file 07 said that a share was paid in all, by the ex-date of the last dividend, or by the
-- day of the NAV beside which it names none: a row where it changed.
CREATE TABLE clearing_dividends (
    fund TEXT NOT NULL,
    day TEXT NOT NULL,
    total BIGINT NOT NULL,
    PRIMARY KEY (fund, day)
);
