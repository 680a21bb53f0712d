-- One row: rises with every change, so that servers know when to read again.
CREATE TABLE funds_version (id BIGINT PRIMARY KEY, version BIGINT NOT NULL);
INSERT INTO funds_version (id, version) VALUES (1, 1);

-- What a version changed: the fund, and from which day on its NAVs.
CREATE TABLE funds_change (
    version BIGINT NOT NULL,
    code TEXT NOT NULL,
    from_day TEXT NOT NULL,
    PRIMARY KEY (version, code)
);

CREATE TABLE funds_fund (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    full_name TEXT NOT NULL,
    initials TEXT NOT NULL,
    pinyin TEXT NOT NULL,
    fund_type TEXT NOT NULL,
    category TEXT NOT NULL,
    risk BIGINT NOT NULL,
    class TEXT NOT NULL,
    currency TEXT NOT NULL,
    family TEXT NOT NULL,
    company TEXT NOT NULL,
    custodian TEXT NOT NULL,
    ta TEXT NOT NULL,
    established TEXT,
    status TEXT NOT NULL,
    markets TEXT NOT NULL,
    benchmark TEXT NOT NULL,
    benchmark_parts TEXT NOT NULL,
    size_fen BIGINT,
    size_day TEXT,
    legacy_fee BOOLEAN NOT NULL,
    -- JSON of Terms; empty is what is usual for the type
    terms TEXT NOT NULL
);

-- Fee tables by the day from which they are valid; JSON of FeeTable.
CREATE TABLE funds_fee (
    code TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    fees TEXT NOT NULL,
    PRIMARY KEY (code, valid_from)
);

CREATE TABLE funds_nav (
    code TEXT NOT NULL,
    day TEXT NOT NULL,
    nav BIGINT NOT NULL,
    cumulative BIGINT,
    income BIGINT,
    seven_day BIGINT,
    PRIMARY KEY (code, day)
) /*sqlite: WITHOUT ROWID */;

-- Dividends and splits by ex-date.
CREATE TABLE funds_distribution (
    code TEXT NOT NULL,
    day TEXT NOT NULL,
    dividend BIGINT NOT NULL,
    split BIGINT NOT NULL,
    PRIMARY KEY (code, day)
);

CREATE TABLE funds_manager (
    code TEXT NOT NULL,
    manager_id TEXT NOT NULL,
    from_day TEXT NOT NULL,
    to_day TEXT,
    name TEXT NOT NULL,
    biography TEXT NOT NULL,
    PRIMARY KEY (code, manager_id, from_day)
);

-- Size, allocation, industries and key positions of the last reports; JSON of Archive.
CREATE TABLE funds_archive (code TEXT PRIMARY KEY, archive TEXT NOT NULL);

CREATE TABLE funds_notice (
    code TEXT NOT NULL,
    notice_id TEXT NOT NULL,
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, notice_id)
);

CREATE TABLE funds_rating (
    code TEXT NOT NULL,
    agency TEXT NOT NULL,
    years BIGINT NOT NULL,
    day TEXT NOT NULL,
    stars BIGINT NOT NULL,
    PRIMARY KEY (code, agency, years, day)
);

CREATE TABLE funds_search (
    cust_no BIGINT NOT NULL,
    word TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, word)
);

-- Which windows of performance may be shown, by the day from which the policy is in force.
CREATE TABLE funds_performance_policy (
    valid_from TEXT PRIMARY KEY,
    -- codes of windows, by comma
    windows TEXT NOT NULL,
    -- no performance is shown before so many months of contract life
    least_months BIGINT NOT NULL,
    -- no rank is shown for windows shorter than so many months
    least_rank_months BIGINT NOT NULL
);
INSERT INTO funds_performance_policy (valid_from, windows, least_months, least_rank_months)
VALUES ('2020-10-01', '1w,1m,3m,6m,1y,2y,3y,5y,ytd,all', 6, 0);
