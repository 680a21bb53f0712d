-- One row: rises with every change.
CREATE TABLE market_version (id BIGINT PRIMARY KEY, version BIGINT NOT NULL);
INSERT INTO market_version (id, version) VALUES (1, 1);

CREATE TABLE market_index (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- CN, HK or US: whose calendar and hours it follows
    market TEXT NOT NULL,
    sort BIGINT NOT NULL
);

-- Points in 1/10000.
CREATE TABLE market_daily (
    code TEXT NOT NULL,
    day TEXT NOT NULL,
    open BIGINT NOT NULL,
    high BIGINT NOT NULL,
    low BIGINT NOT NULL,
    close BIGINT NOT NULL,
    PRIMARY KEY (code, day)
) /*sqlite: WITHOUT ROWID */;

-- The last price of each minute, counted from midnight.
CREATE TABLE market_minute (
    code TEXT NOT NULL,
    day TEXT NOT NULL,
    minute BIGINT NOT NULL,
    price BIGINT NOT NULL,
    PRIMARY KEY (code, day, minute)
) /*sqlite: WITHOUT ROWID */;

-- Days of a market that an imported calendar opens or closes.
CREATE TABLE market_day (
    market TEXT NOT NULL,
    day TEXT NOT NULL,
    open BOOLEAN NOT NULL,
    PRIMARY KEY (market, day)
);
