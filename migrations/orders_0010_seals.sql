-- Days whose orders are sealed: what is written later belongs to a later one.
CREATE TABLE orders_seals (
    t_day TEXT NOT NULL,
    sealed_at BIGINT NOT NULL,
    PRIMARY KEY (t_day)
);
