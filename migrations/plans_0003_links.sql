-- The link under which a customer's own calendar fetches the year of his plans: one a customer, of
-- which only the hash is kept.
CREATE TABLE plans_links (
    cust_no BIGINT NOT NULL,
    key_hash TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (cust_no)
);
CREATE UNIQUE INDEX plans_links_by_key ON plans_links (key_hash);
