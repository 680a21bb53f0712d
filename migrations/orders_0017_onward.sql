-- Redemptions whose proceeds buy another fund on the day they arrive: what became of the proceeds.
CREATE TABLE orders_onward (
    cust_no BIGINT NOT NULL,
    -- The redemption.
    order_no BIGINT NOT NULL,
    -- The purchase; none where the proceeds go to the card.
    bought_no BIGINT,
    -- Why they go to the card, in Chinese; empty where they bought.
    reason TEXT NOT NULL,
    PRIMARY KEY (cust_no, order_no)
) /*sqlite: WITHOUT ROWID*/;
-- Proceeds that are to buy.
CREATE INDEX orders_payouts_onward ON orders_payouts (due_on)
    WHERE kind = 'onward' AND state = '0';
-- A customer's redemptions into funds.
CREATE INDEX orders_orders_into ON orders_orders (cust_no, order_no)
    WHERE kind = '024' AND target_fund_code IS NOT NULL;
