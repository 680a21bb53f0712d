-- Who gets each month's statement by mail, since when. Without a row: nobody.
CREATE TABLE statements_monthly (
    cust_no BIGINT NOT NULL PRIMARY KEY,
    since BIGINT NOT NULL
);

-- Months whose statement the business day gave to the mail: each once.
CREATE TABLE statements_mailed (
    cust_no BIGINT NOT NULL,
    -- 2026-10
    month TEXT NOT NULL,
    mail_id BIGINT NOT NULL,
    mailed_at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, month)
);
