-- Who looked at what is known of a customer: a row a look, never changed.
CREATE TABLE consents_looks (
    cust_no BIGINT NOT NULL,
    look_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    looker TEXT NOT NULL,
    -- As customers know him: a manager's name, an app's.
    who TEXT NOT NULL,
    -- What he saw.
    what TEXT NOT NULL,
    -- Why, as he says.
    why TEXT NOT NULL,
    PRIMARY KEY (cust_no, look_id)
) /*sqlite: WITHOUT ROWID*/;
