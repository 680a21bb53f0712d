CREATE TABLE watchlist_item (
    cust_no BIGINT NOT NULL,
    fund_code TEXT NOT NULL,
    added_at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, fund_code)
);
