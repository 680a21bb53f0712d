-- What a customer's confirmed orders of a fund have cost so far, so that no page reads all of them.
CREATE TABLE orders_paid_fees (
    cust_no BIGINT NOT NULL,
    fund_code TEXT NOT NULL,
    -- buy, redeem or convert
    kind TEXT NOT NULL,
    -- How many orders cost something. A conversion counts at the fund that goes out, whatever its
    -- top-up fee is at the target.
    orders BIGINT NOT NULL,
    fee BIGINT NOT NULL,
    -- The first T of those.
    since TEXT NOT NULL,
    PRIMARY KEY (cust_no, fund_code, kind)
) /*sqlite: WITHOUT ROWID*/;

INSERT INTO orders_paid_fees (cust_no, fund_code, kind, orders, fee, since)
SELECT cust_no, fund_code, kind, CAST(SUM(counted) AS BIGINT), CAST(SUM(fee) AS BIGINT), MIN(t_day)
FROM (
    SELECT cust_no, fund_code, t_day, confirmed_fee AS fee, 1 AS counted,
        CASE WHEN kind IN ('020', '022') THEN 'buy' ELSE 'redeem' END AS kind
    FROM orders_orders
    WHERE kind IN ('020', '022', '024', '098', '142') AND status IN ('1', '6')
      AND confirmed_fee > 0
    UNION ALL
    SELECT o.cust_no, o.fund_code, o.t_day, c.redeem_fee AS fee, 1 AS counted, 'convert' AS kind
    FROM orders_conversions c
    JOIN orders_orders o ON o.cust_no = c.cust_no AND o.order_no = c.order_no
    WHERE o.status IN ('1', '6') AND c.redeem_fee + c.top_up_fee > 0
    UNION ALL
    SELECT o.cust_no, o.target_fund_code AS fund_code, o.t_day, c.top_up_fee AS fee, 0 AS counted,
        'convert' AS kind
    FROM orders_conversions c
    JOIN orders_orders o ON o.cust_no = c.cust_no AND o.order_no = c.order_no
    WHERE o.status IN ('1', '6') AND c.top_up_fee > 0
) AS costs
GROUP BY cust_no, fund_code, kind;
