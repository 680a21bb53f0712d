-- When a customer was handed a letter that is to be read before it is confirmed.
CREATE TABLE suitability_letters (
    cust_no BIGINT NOT NULL,
    letter_hash TEXT NOT NULL,
    handed_at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, letter_hash)
) /*sqlite: WITHOUT ROWID*/;
