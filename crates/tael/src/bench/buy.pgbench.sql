-- A purchase as the server asks for it: the session, the account, and the order's transaction.
\set cust_no :first + :step * random(0, :last)
\set order_no random(1, 9000000000000000)

BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT session_id, cust_no, device_id, token_hash, last_seen_at, expires_at, unlocked_until,
       ended_at, ended_by_other
  FROM identity_sessions WHERE token_hash = :cust_no::TEXT;
COMMIT;

BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
SELECT cust_no, mobile, password, password_set_at, certificate, device_check, created_at
  FROM identity_customers WHERE cust_no = :cust_no;
SELECT cust_no, name, id_number, cert_begin, cert_expire, front_file, back_file, certified_at,
       occupation, income, income_source, district_code, street, nonresi_flag, has_benefit_person,
       benefit_name, benefit_id_number, self_trade, credit, email, card_bound_at, opened_at,
       risk_level, risk_expires_on
  FROM accounts_profiles WHERE cust_no = :cust_no;
COMMIT;

BEGIN ISOLATION LEVEL SERIALIZABLE;
SELECT request_hash, answer FROM wire_answers WHERE cust_no = :cust_no AND key = 'none';
SELECT name, value FROM accounts_parameters WHERE valid_from <= '2026-11-20' ORDER BY valid_from;
SELECT cust_no, name, id_number, cert_begin, cert_expire, front_file, back_file, certified_at,
       occupation, income, income_source, district_code, street, nonresi_flag, has_benefit_person,
       benefit_name, benefit_id_number, self_trade, credit, email, card_bound_at, opened_at,
       risk_level, risk_expires_on
  FROM accounts_profiles WHERE cust_no = :cust_no;
SELECT name, value FROM suitability_parameters
 WHERE effective_on <= '2026-11-20' ORDER BY effective_on;
SELECT cust_no, test_id, version, answers, points, level, lowest, capped_reason, taken_at, taken_on,
       expires_on
  FROM suitability_tests WHERE cust_no = :cust_no ORDER BY test_id DESC LIMIT 1;
-- insert suitability_decisions
SELECT CAST(COALESCE(SUM(CASE WHEN card_id = :cust_no AND accepted_on = '2026-11-20'
                              THEN amount ELSE 0 END), 0) AS BIGINT) AS by_card,
       CAST(COALESCE(SUM(CASE WHEN fund_code = '000001' AND t_day = '2026-11-20'
                              THEN amount ELSE 0 END), 0) AS BIGINT) AS in_fund
  FROM orders_orders
 WHERE cust_no = :cust_no AND t_day >= '2026-11-20' AND kind IN ('020', '022', '039', '090')
   AND status NOT IN ('4', '7');
SELECT cust_no, trade_acco, fund_code, container, shares, frozen, cost, diluted_cost,
       round_dividends, realised, dividends, accrued, value, nav, valued_on, day_profit,
       total_profit, opened_on, closed_on, dividend_method, blocked
  FROM holdings_positions WHERE cust_no = :cust_no AND fund_code = '000001' AND container = 'self';
SELECT c.cust_no, c.card_id, c.bank_code, c.card_no, c.mobile,
       (SELECT MIN(a.trade_acco) FROM bankcards_trade_accounts a
         WHERE a.cust_no = c.cust_no AND a.card_id = c.card_id AND a.purpose = 'SELF')
           AS trade_acco,
       c.protocol_no, c.state, c.memo, c.round, c.replaces, c.requested_at, c.bound_at
  FROM bankcards_cards c WHERE c.cust_no = :cust_no AND c.card_id = :cust_no;
SELECT bank_code, bank_name, single_limit, day_limit FROM bankcards_banks
 WHERE bank_code = 'JTB' AND valid_from <= '2026-11-20' ORDER BY valid_from DESC LIMIT 1;
-- insert orders_orders
-- insert orders_open
-- insert orders_events
-- insert orders_payments
-- insert wire_answers
COMMIT;
