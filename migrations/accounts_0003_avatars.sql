-- The picture that a customer has of himself; only he is shown it.
CREATE TABLE accounts_avatars (
    cust_no BIGINT PRIMARY KEY,
    -- Another one for every picture; null when it was taken away.
    avatar_id BIGINT,
    -- A small square JPEG, drawn by us, base64; empty when it was taken away.
    content TEXT NOT NULL,
    -- The day of the last upload, and how many there were on it.
    day TEXT NOT NULL,
    uploads BIGINT NOT NULL
);
INSERT INTO accounts_parameters (name, valid_from, value) VALUES
    ('avatars_per_day', '2020-01-01', 10);
