-- The fund into which a conversion goes.
ALTER TABLE orders_orders ADD COLUMN target_fund_code TEXT;
-- What a conversion was expected to bring into its target, and what came of it.
CREATE TABLE orders_conversions (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    -- At the last NAVs when it was placed: what counts against the target's limits until it is
    -- confirmed.
    expected BIGINT NOT NULL,
    -- As the TA confirmed it; none before.
    redeem_fee BIGINT,
    top_up_fee BIGINT,
    target_nav BIGINT,
    target_shares BIGINT,
    PRIMARY KEY (cust_no, order_no)
) /*sqlite: WITHOUT ROWID*/;
