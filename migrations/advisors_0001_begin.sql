-- Account managers of the house. Who has left keeps his row, since customers may ask who he was.
CREATE TABLE advisors_managers (
    -- What a share link and a customer name him by.
    account TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- Of the fund industry's register.
    licence_no TEXT NOT NULL,
    branch TEXT NOT NULL,
    phone TEXT NOT NULL,
    joined_on TEXT NOT NULL,
    -- His last day.
    left_on TEXT
);

-- Which manager a customer chose, and when; the one that has not ended counts.
CREATE TABLE advisors_bindings (
    cust_no BIGINT NOT NULL,
    binding_id BIGINT NOT NULL,
    bound_at BIGINT NOT NULL,
    account TEXT NOT NULL,
    -- Why the customer changed to him; empty of the first one.
    reason TEXT NOT NULL,
    ended_at BIGINT,
    PRIMARY KEY (cust_no, binding_id)
);
CREATE UNIQUE INDEX advisors_bindings_now ON advisors_bindings (cust_no) WHERE ended_at IS NULL;

-- What a customer let his manager see: until the end of a day, or until it was revoked.
CREATE TABLE advisors_grants (
    cust_no BIGINT NOT NULL,
    grant_id BIGINT NOT NULL,
    scope TEXT NOT NULL,
    given_at BIGINT NOT NULL,
    account TEXT NOT NULL,
    until_on TEXT NOT NULL,
    ended_at BIGINT,
    PRIMARY KEY (cust_no, grant_id)
);
CREATE UNIQUE INDEX advisors_grants_now ON advisors_grants (cust_no, scope) WHERE ended_at IS NULL;

-- Figures that change with time; the last valid one counts.
CREATE TABLE advisors_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
INSERT INTO advisors_parameters (name, valid_from, value) VALUES
    -- Between two choices of a manager.
    ('change_days', '2020-01-01', 30),
    -- For how long a customer may let him see something.
    ('grant_days_max', '2020-01-01', 365);
