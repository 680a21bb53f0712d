-- The order that a customer gave; 0 is not arranged yet, and stands first, the latest added first.
ALTER TABLE watchlist_item ADD COLUMN place BIGINT NOT NULL DEFAULT 0;
-- The group it is in; none where the customer put it into none.
ALTER TABLE watchlist_item ADD COLUMN group_name TEXT;

-- A customer's own groups, in their order.
CREATE TABLE watchlist_groups (
    cust_no BIGINT NOT NULL,
    name TEXT NOT NULL,
    place BIGINT NOT NULL,
    PRIMARY KEY (cust_no, name)
);

-- How often a customer's watchlist was arranged: who arranges it names what he saw.
CREATE TABLE watchlist_versions (
    cust_no BIGINT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (cust_no)
);
