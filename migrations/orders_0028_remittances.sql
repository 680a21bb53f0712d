-- Transfers that paid for orders, each once, by the bank's numbers.
CREATE TABLE orders_remittances (
    reference TEXT PRIMARY KEY,
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    booked_at BIGINT NOT NULL
);
