-- Money that cards pay: the bank knows each payment by its number, which is that of the order it
-- pays.
CREATE TABLE orders_payments (
    payment_no BIGINT NOT NULL,
    cust_no BIGINT NOT NULL,
    -- What it pays: 0 the order of its number
    pays TEXT NOT NULL,
    card_id BIGINT NOT NULL,
    -- The card's agreement with the payment channel.
    protocol_no TEXT NOT NULL,
    amount BIGINT NOT NULL,
    -- 0 being collected, 1 given up and still unknown, 2 paid, 3 refused
    state TEXT NOT NULL,
    -- How often somebody set out to ask the bank, and when last, in unmoved time.
    tries BIGINT NOT NULL,
    asked_at BIGINT NOT NULL,
    -- Since when it is to be collected.
    begun_at BIGINT NOT NULL,
    paid_at BIGINT,
    PRIMARY KEY (payment_no)
) /*sqlite: WITHOUT ROWID*/;

INSERT INTO orders_payments (payment_no, cust_no, pays, card_id, protocol_no, amount, state, tries,
    asked_at, begun_at, paid_at)
SELECT order_no, cust_no, '0', card_id, protocol_no, amount,
    CASE WHEN pay_status = '1' AND status = '4' THEN '1' WHEN pay_status = '1' THEN '0'
         WHEN pay_status = '3' THEN '3' ELSE '2' END,
    pay_tries, pay_asked_at, created_at, paid_at
FROM orders_orders
WHERE kind IN ('020', '022') AND paid_by = '0' AND pay_status <> '0'
ORDER BY order_no;

-- What the pay worker has to do.
CREATE INDEX orders_payments_open ON orders_payments (payment_no) WHERE state < '2';
DROP INDEX orders_orders_paying;
ALTER TABLE orders_orders DROP COLUMN pay_tries;
ALTER TABLE orders_orders DROP COLUMN pay_asked_at;
