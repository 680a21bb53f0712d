-- Income of shares that were redeemed within seconds was once taken from what is accrued, which
-- could fall below zero: such a position was worth less than its shares. It is worth them; the
-- difference is profit of its last day.
UPDATE holdings_customer_days SET profit = profit - (
    SELECT CAST(SUM(p.accrued) AS BIGINT) FROM holdings_positions p
    WHERE p.cust_no = holdings_customer_days.cust_no AND p.accrued < 0
      AND p.valued_on = holdings_customer_days.day)
WHERE (cust_no, day) IN (
    SELECT p.cust_no, p.valued_on FROM holdings_positions p WHERE p.accrued < 0);

UPDATE holdings_customer_months SET profit = profit - (
    SELECT CAST(SUM(p.accrued) AS BIGINT) FROM holdings_positions p
    WHERE p.cust_no = holdings_customer_months.cust_no AND p.accrued < 0
      AND substr(p.valued_on, 1, 7) = holdings_customer_months.month)
WHERE (cust_no, month) IN (
    SELECT p.cust_no, substr(p.valued_on, 1, 7) FROM holdings_positions p WHERE p.accrued < 0);

UPDATE holdings_position_days SET
    value = value - (
        SELECT p.accrued FROM holdings_positions p
        WHERE p.cust_no = holdings_position_days.cust_no
          AND p.trade_acco = holdings_position_days.trade_acco
          AND p.fund_code = holdings_position_days.fund_code
          AND p.container = holdings_position_days.container),
    profit = profit - (
        SELECT p.accrued FROM holdings_positions p
        WHERE p.cust_no = holdings_position_days.cust_no
          AND p.trade_acco = holdings_position_days.trade_acco
          AND p.fund_code = holdings_position_days.fund_code
          AND p.container = holdings_position_days.container)
WHERE (cust_no, trade_acco, fund_code, container, day) IN (
    SELECT p.cust_no, p.trade_acco, p.fund_code, p.container, p.valued_on
    FROM holdings_positions p WHERE p.accrued < 0);

UPDATE holdings_positions SET value = value - accrued, day_profit = day_profit - accrued,
    total_profit = total_profit - accrued, accrued = 0
WHERE accrued < 0;
