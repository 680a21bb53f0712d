-- Photos of a customer that were read on a day; neither photo nor text is kept.
CREATE TABLE accounts_readings (
    cust_no BIGINT NOT NULL,
    day TEXT NOT NULL,
    readings BIGINT NOT NULL,
    PRIMARY KEY (cust_no, day)
);
INSERT INTO accounts_parameters (name, valid_from, value) VALUES
    ('readings_per_day', '2020-01-01', 30);
