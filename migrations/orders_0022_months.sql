-- What a customer's final orders of a month come to, so that no page of records reads all of them.
CREATE TABLE orders_months (
    cust_no BIGINT NOT NULL,
    -- Of one fund, out of it or into it; empty of all funds.
    fund_code TEXT NOT NULL,
    -- Its first day.
    month TEXT NOT NULL,
    buys BIGINT NOT NULL,
    redeems BIGINT NOT NULL,
    converts BIGINT NOT NULL,
    dividends BIGINT NOT NULL,
    others BIGINT NOT NULL,
    -- Those of all these that are void or cancelled.
    void BIGINT NOT NULL,
    -- Those of the redemptions whose proceeds were to buy.
    into_funds BIGINT NOT NULL,
    bought BIGINT NOT NULL,
    arrived BIGINT NOT NULL,
    PRIMARY KEY (cust_no, fund_code, month)
) /*sqlite: WITHOUT ROWID*/;

-- A customer's orders, newest first; what never changes of an order, so that the rows of a month are
-- passed over in the index alone and no change of a state writes it again.
DROP INDEX orders_orders_customer;
CREATE INDEX orders_orders_customer ON orders_orders
    (cust_no, accepted_on, order_no, kind, fund_code, target_fund_code);
-- Those that came to nothing.
CREATE INDEX orders_orders_void ON orders_orders
    (cust_no, accepted_on, order_no, fund_code, target_fund_code) WHERE status IN ('4', '7');
-- A customer's redemptions into funds.
DROP INDEX orders_orders_into;
CREATE INDEX orders_orders_into ON orders_orders
    (cust_no, accepted_on, order_no, fund_code, target_fund_code)
    WHERE kind = '024' AND target_fund_code IS NOT NULL;
-- A customer's orders that are not final, so that a long history costs nothing.
DROP INDEX orders_orders_open;
CREATE INDEX orders_orders_open ON orders_orders (cust_no, accepted_on, order_no)
    WHERE status IN ('0', '3', '5');
