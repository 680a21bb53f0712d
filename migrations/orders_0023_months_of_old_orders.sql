-- What the orders that are final come to.
INSERT INTO orders_months (cust_no, fund_code, month, buys, redeems, converts, dividends, others,
    void, into_funds, bought, arrived)
SELECT cust_no, leg, SUBSTR(accepted_on, 1, 7) || '-01',
    CAST(SUM(CASE WHEN kind IN ('020', '022') THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(CASE WHEN kind IN ('024', '098', '142') THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(CASE WHEN kind = '036' THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(CASE WHEN kind IN ('029', '143') THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(CASE WHEN kind IN ('144', '145') THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(CASE WHEN status IN ('4', '7') THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(CASE WHEN kind = '024' AND target_fund_code IS NOT NULL THEN 1 ELSE 0 END) AS BIGINT),
    CAST(SUM(CASE WHEN kind IN ('020', '022') AND status NOT IN ('2', '4', '7')
                  THEN COALESCE(confirmed_amount, amount) ELSE 0 END) AS BIGINT),
    CAST(SUM(CASE WHEN kind IN ('024', '098', '142') AND status IN ('1', '6')
                       AND paired_no IS NULL
                       AND (target_fund_code IS NULL OR pay_status = '6')
                  THEN COALESCE(confirmed_amount, 0) ELSE 0 END) AS BIGINT)
FROM (
    SELECT '' AS leg, a.* FROM orders_orders a
    UNION ALL
    SELECT f.fund_code AS leg, f.* FROM orders_orders f
    UNION ALL
    SELECT t.target_fund_code AS leg, t.* FROM orders_orders t
    WHERE t.target_fund_code <> t.fund_code
) AS legs
WHERE status NOT IN ('0', '3', '5')
GROUP BY cust_no, leg, SUBSTR(accepted_on, 1, 7) || '-01';
