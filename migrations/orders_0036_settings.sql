-- How customers want to trade; who has no row trades as everybody does at first.
CREATE TABLE orders_settings (
    cust_no BIGINT NOT NULL PRIMARY KEY,
    quick BOOLEAN NOT NULL,
    defer_rest BOOLEAN NOT NULL,
    pay_first TEXT NOT NULL,
    cost_method TEXT NOT NULL
);
