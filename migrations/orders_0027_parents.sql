-- Purchases that one payment pays together: their parent, whose number is the payment's.
CREATE TABLE orders_parents (
    parent_no BIGINT NOT NULL,
    cust_no BIGINT NOT NULL,
    card_id BIGINT NOT NULL,
    -- What they come to.
    amount BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (parent_no)
) /*sqlite: WITHOUT ROWID*/;

-- The parent of an order; nothing of one that is paid alone.
ALTER TABLE orders_orders ADD COLUMN parent_no BIGINT;
CREATE INDEX orders_orders_parent ON orders_orders (parent_no, order_no)
    WHERE parent_no IS NOT NULL;
