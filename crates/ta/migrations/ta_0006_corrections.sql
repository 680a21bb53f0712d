-- Prices that were published again with another value; the first ones stay in ta_price.
CREATE TABLE ta_correction (
    fund TEXT NOT NULL,
    day TEXT NOT NULL,
    published_on TEXT NOT NULL,
    nav BIGINT NOT NULL,
    cumulative BIGINT NOT NULL,
    dividend BIGINT NOT NULL,
    income BIGINT NOT NULL,
    yield_7d BIGINT NOT NULL,
    PRIMARY KEY (fund, day, published_on)
);
