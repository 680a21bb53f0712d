-- What was earned, spent or ran out, each once by its business number. Rows are never changed.
CREATE TABLE rewards_entries (
    cust_no BIGINT NOT NULL,
    entry_id BIGINT NOT NULL,
    -- What it is of, unique among the customer's: a day, an article, a friend, a lesson, a lot.
    biz_no TEXT NOT NULL,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    -- In business time, and its day.
    at BIGINT NOT NULL,
    on_day TEXT NOT NULL,
    PRIMARY KEY (cust_no, entry_id)
);
CREATE UNIQUE INDEX rewards_entries_once ON rewards_entries (cust_no, biz_no);
CREATE INDEX rewards_entries_newest ON rewards_entries (cust_no, at, entry_id);

-- Whole points between two accounts of a customer; those of an entry sum to zero.
CREATE TABLE rewards_postings (
    cust_no BIGINT NOT NULL,
    entry_id BIGINT NOT NULL,
    account TEXT NOT NULL,
    points BIGINT NOT NULL,
    PRIMARY KEY (cust_no, entry_id, account)
);

-- Sums of postings, kept; `tael verify` adds them up again.
CREATE TABLE rewards_balances (
    cust_no BIGINT NOT NULL,
    account TEXT NOT NULL,
    points BIGINT NOT NULL,
    PRIMARY KEY (cust_no, account)
);

-- Points that were earned together, under the entry of it, and what is left of them.
CREATE TABLE rewards_lots (
    cust_no BIGINT NOT NULL,
    entry_id BIGINT NOT NULL,
    points BIGINT NOT NULL,
    points_left BIGINT NOT NULL,
    -- The last day on which they can be used.
    last_on TEXT NOT NULL,
    PRIMARY KEY (cust_no, entry_id)
);
CREATE INDEX rewards_lots_usable ON rewards_lots (cust_no, last_on, entry_id) WHERE points_left > 0;
CREATE INDEX rewards_lots_due ON rewards_lots (last_on, cust_no, entry_id) WHERE points_left > 0;

-- From which lots an entry took.
CREATE TABLE rewards_taken (
    cust_no BIGINT NOT NULL,
    entry_id BIGINT NOT NULL,
    lot_id BIGINT NOT NULL,
    points BIGINT NOT NULL,
    PRIMARY KEY (cust_no, entry_id, lot_id)
);

-- What the company offers for some time.
CREATE TABLE rewards_activities (
    activity_id TEXT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    -- Markdown.
    body TEXT NOT NULL,
    -- In whose list it stands.
    audience TEXT NOT NULL,
    first_on TEXT NOT NULL,
    last_on TEXT NOT NULL
);

-- Figures that change with time; the last valid one counts.
CREATE TABLE rewards_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
INSERT INTO rewards_parameters (name, valid_from, value) VALUES
    -- For signing in, once a day.
    ('sign_in_points', '2020-01-01', 5),
    -- For an article or a notice, each once, and so many of a day.
    ('reading_points', '2020-01-01', 10),
    ('reading_day_limit', '2020-01-01', 2),
    -- For a friend who came by the customer's link and opened an account.
    ('invite_points', '2020-01-01', 200),
    -- What a lesson takes.
    ('lesson_points', '2020-01-01', 60),
    -- For how long points can be used.
    ('lot_months', '2020-01-01', 12);
