-- NAVs that the TA corrected, as they were before, with when.
CREATE TABLE funds_nav_correction (
    code TEXT NOT NULL,
    day TEXT NOT NULL,
    corrected_at BIGINT NOT NULL,
    nav BIGINT NOT NULL,
    income BIGINT,
    PRIMARY KEY (code, day, corrected_at)
);
