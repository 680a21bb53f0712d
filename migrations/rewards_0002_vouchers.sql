-- Vouchers that lower the fee of a purchase, each by its order. Its points are frozen until the
-- order is over, then used or back.
CREATE TABLE rewards_vouchers (
    cust_no BIGINT NOT NULL,
    order_no BIGINT NOT NULL,
    -- The entry that froze its points.
    entry_id BIGINT NOT NULL,
    voucher_id TEXT NOT NULL,
    points BIGINT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (cust_no, order_no)
);
CREATE UNIQUE INDEX rewards_vouchers_entry ON rewards_vouchers (cust_no, entry_id);

INSERT INTO rewards_parameters (name, valid_from, value) VALUES
    -- What a voucher takes; none is given while it is nothing.
    ('voucher_points', '2020-01-01', 100),
    -- By how many ten-thousandths of the list rate it lowers the discount: from 0.10 to 0.05.
    ('voucher_lowers_by', '2020-01-01', 500);
