-- Which shares may be bought with pension money, by the directory that is in force (个人养老金基金名录).
CREATE TABLE funds_pension_directory (
    fund_code TEXT NOT NULL,
    listed_from TEXT NOT NULL,
    -- The first day on which it is listed no more.
    listed_until TEXT,
    PRIMARY KEY (fund_code, listed_from)
);
