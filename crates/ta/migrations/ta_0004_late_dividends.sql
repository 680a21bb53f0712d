-- The methods that customers chose, each from the dividends after its T on.
CREATE TABLE ta_method (
    trade_acco TEXT NOT NULL,
    fund TEXT NOT NULL,
    t_day TEXT NOT NULL,
    method TEXT NOT NULL,
    PRIMARY KEY (trade_acco, fund, t_day)
);
INSERT INTO ta_method (trade_acco, fund, t_day, method)
    SELECT trade_acco, fund, '2000-01-01', method FROM ta_dividend_method;
DROP TABLE ta_dividend_method;
-- Shares that had no part in a dividend since their redemption, of a T before it, was waiting.
CREATE TABLE ta_left_out (
    app_sheet TEXT NOT NULL,
    ex_day TEXT NOT NULL,
    shares BIGINT NOT NULL,
    PRIMARY KEY (app_sheet, ex_day)
);
-- Shares of which the T lies before a dividend that was paid without them; paid next.
CREATE TABLE ta_due (
    fund TEXT NOT NULL,
    trade_acco TEXT NOT NULL,
    ex_day TEXT NOT NULL,
    shares BIGINT NOT NULL,
    per_share BIGINT NOT NULL,
    nav BIGINT NOT NULL,
    PRIMARY KEY (fund, trade_acco, ex_day)
);
