-- Fund accounts: a customer's trade account at the seller, and ours.
CREATE TABLE ta_account (
    trade_acco TEXT NOT NULL PRIMARY KEY,
    ta_account TEXT NOT NULL,
    investor TEXT NOT NULL,
    opened_on TEXT NOT NULL
);
-- Files that were taken in, so that none counts twice.
CREATE TABLE ta_file (
    hash TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    day TEXT NOT NULL
);
-- Applications, as the seller sent them. `waiting` until they are answered.
CREATE TABLE ta_application (
    app_sheet TEXT NOT NULL PRIMARY KEY,
    business TEXT NOT NULL,
    t_day TEXT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund TEXT NOT NULL,
    amount BIGINT NOT NULL,
    shares BIGINT NOT NULL,
    discount BIGINT NOT NULL,
    method TEXT NOT NULL,
    waiting BOOLEAN NOT NULL
);
CREATE INDEX ta_application_waiting ON ta_application (t_day) WHERE waiting;
-- The register: shares that were registered together.
CREATE TABLE ta_lot (
    serial TEXT NOT NULL PRIMARY KEY,
    trade_acco TEXT NOT NULL,
    fund TEXT NOT NULL,
    shares BIGINT NOT NULL,
    registered_on TEXT NOT NULL
);
CREATE INDEX ta_lot_fund ON ta_lot (fund, trade_acco);
-- What happens with dividends, where a customer chose.
CREATE TABLE ta_dividend_method (
    trade_acco TEXT NOT NULL,
    fund TEXT NOT NULL,
    method TEXT NOT NULL,
    PRIMARY KEY (trade_acco, fund)
);
-- What was published.
CREATE TABLE ta_price (
    fund TEXT NOT NULL,
    day TEXT NOT NULL,
    published_on TEXT NOT NULL,
    nav BIGINT NOT NULL,
    cumulative BIGINT NOT NULL,
    dividend BIGINT NOT NULL,
    income BIGINT NOT NULL,
    yield_7d BIGINT NOT NULL,
    PRIMARY KEY (fund, day)
);
CREATE INDEX ta_price_published ON ta_price (published_on);
-- What was answered: a row for each record of the files 02, 04 and 06.
CREATE TABLE ta_answer (
    serial TEXT NOT NULL PRIMARY KEY,
    cfm_day TEXT NOT NULL,
    file_type TEXT NOT NULL,
    business TEXT NOT NULL,
    return_code TEXT NOT NULL,
    app_sheet TEXT NOT NULL,
    t_day TEXT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund TEXT NOT NULL,
    asked_amount BIGINT NOT NULL,
    asked_shares BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    shares BIGINT NOT NULL,
    fee BIGINT NOT NULL,
    refund BIGINT NOT NULL,
    price BIGINT NOT NULL,
    per_share BIGINT NOT NULL,
    method TEXT NOT NULL
);
CREATE INDEX ta_answer_day ON ta_answer (cfm_day, file_type);
-- Days that were worked off.
CREATE TABLE ta_day (
    t_day TEXT NOT NULL PRIMARY KEY,
    cfm_day TEXT NOT NULL
);
