-- What money funds lost for a position, until later income has made up for it.
CREATE TABLE ta_loss (
    fund TEXT NOT NULL,
    trade_acco TEXT NOT NULL,
    shares BIGINT NOT NULL,
    PRIMARY KEY (fund, trade_acco)
);
