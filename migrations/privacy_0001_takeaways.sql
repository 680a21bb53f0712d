-- What customers took along, or may: the files are made when they are fetched.
CREATE TABLE privacy_takeaways (
    cust_no BIGINT NOT NULL,
    takeaway_id BIGINT NOT NULL,
    -- The session that asked; no other one is given the file.
    session_id BIGINT NOT NULL,
    -- Business time.
    asked_at BIGINT NOT NULL,
    asked_on TEXT NOT NULL,
    -- Unmoved time.
    good_until BIGINT NOT NULL,
    device TEXT NOT NULL,
    -- How often it was fetched.
    fetched BIGINT NOT NULL,
    PRIMARY KEY (cust_no, takeaway_id)
) /*sqlite: WITHOUT ROWID*/;

-- Figures that change with time; the last valid one counts.
CREATE TABLE privacy_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
INSERT INTO privacy_parameters (name, valid_from, value) VALUES
    ('takeaway_hours', '2020-01-01', 24),
    ('takeaways_per_day', '2020-01-01', 5);
