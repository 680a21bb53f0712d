-- How far the business clock is ahead of the real one; moved in a sandbox only.
CREATE TABLE clearing_clock (id BIGINT PRIMARY KEY, offset_ms BIGINT NOT NULL);
INSERT INTO clearing_clock (id, offset_ms) VALUES (1, 0);

-- Business days that were begun. `open`, `closed` (sealed and exported) or `done`.
CREATE TABLE clearing_days (
    day TEXT PRIMARY KEY,
    cfm_day TEXT NOT NULL,
    state TEXT NOT NULL
);

-- What was done of a day. `running`, `done` or `failed`; instants in real time.
CREATE TABLE clearing_steps (
    day TEXT NOT NULL,
    step TEXT NOT NULL,
    position BIGINT NOT NULL,
    state TEXT NOT NULL,
    inputs TEXT NOT NULL,
    outputs TEXT NOT NULL,
    note TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    ended_at BIGINT,
    error TEXT NOT NULL,
    PRIMARY KEY (day, step)
);

-- Files of the TA that were taken in; none counts twice.
CREATE TABLE clearing_files (
    hash TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    file_type TEXT NOT NULL,
    day TEXT NOT NULL,
    records BIGINT NOT NULL
);

-- Trade accounts that the TA was told of. `asked`, `open` or `refused`.
CREATE TABLE clearing_accounts (
    trade_acco TEXT PRIMARY KEY,
    cust_no BIGINT NOT NULL,
    ta_account TEXT NOT NULL,
    state TEXT NOT NULL,
    asked_on TEXT NOT NULL
);

-- Records of the files 04 and 06, as the TA sent them. `waiting`, `applied` or `unknown`.
CREATE TABLE clearing_confirmations (
    serial TEXT PRIMARY KEY,
    cfm_day TEXT NOT NULL,
    file_type TEXT NOT NULL,
    business TEXT NOT NULL,
    return_code TEXT NOT NULL,
    reason TEXT NOT NULL,
    order_no BIGINT NOT NULL,
    t_day TEXT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund TEXT NOT NULL,
    nav BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    shares BIGINT NOT NULL,
    fee BIGINT NOT NULL,
    is_income BOOLEAN NOT NULL,
    state TEXT NOT NULL
);
CREATE INDEX clearing_confirmations_waiting
    ON clearing_confirmations (cfm_day, file_type, serial) WHERE state = 'waiting';

-- Prices of the files 07 that are not valued yet.
CREATE TABLE clearing_prices (
    published_on TEXT NOT NULL,
    day TEXT NOT NULL,
    fund TEXT NOT NULL,
    nav BIGINT NOT NULL,
    income BIGINT,
    PRIMARY KEY (published_on, day, fund)
);

-- Positions of which the TA holds another number of shares. `open` or `settled`.
CREATE TABLE clearing_breaks (
    cfm_day TEXT NOT NULL,
    trade_acco TEXT NOT NULL,
    fund TEXT NOT NULL,
    ours BIGINT NOT NULL,
    theirs BIGINT NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (cfm_day, trade_acco, fund)
);
