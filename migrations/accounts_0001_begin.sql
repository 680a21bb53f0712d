-- What is known of a customer; empty columns were not asked yet.
CREATE TABLE accounts_profiles (
    cust_no BIGINT PRIMARY KEY,
    name TEXT,
    id_number TEXT,
    cert_begin TEXT,
    -- '9999-12-31' for long-term.
    cert_expire TEXT,
    front_file BIGINT,
    back_file BIGINT,
    -- When name and number were verified.
    certified_at BIGINT,
    occupation TEXT,
    income TEXT,
    income_source TEXT,
    district_code TEXT,
    street TEXT,
    nonresi_flag TEXT,
    has_benefit_person BOOLEAN,
    benefit_name TEXT,
    benefit_id_number TEXT,
    self_trade BOOLEAN,
    credit TEXT,
    email TEXT,
    -- When the first card was bound.
    card_bound_at BIGINT,
    opened_at BIGINT,
    -- Told by suitability, for the user record.
    risk_level BIGINT,
    risk_expires_on TEXT
);
-- One person, one account.
CREATE UNIQUE INDEX accounts_profiles_by_certificate ON accounts_profiles (id_number)
    WHERE certified_at IS NOT NULL;

CREATE TABLE accounts_tax_declarations (
    cust_no BIGINT NOT NULL,
    declared_at BIGINT NOT NULL,
    nonresi_flag TEXT NOT NULL,
    surname_latin TEXT NOT NULL,
    given_name_latin TEXT NOT NULL,
    birth_place TEXT NOT NULL,
    PRIMARY KEY (cust_no, declared_at)
);

CREATE TABLE accounts_tax_residences (
    cust_no BIGINT NOT NULL,
    declared_at BIGINT NOT NULL,
    position BIGINT NOT NULL,
    country TEXT NOT NULL,
    tin TEXT,
    no_tin_reason TEXT,
    no_tin_text TEXT,
    PRIMARY KEY (cust_no, declared_at, position)
);

CREATE TABLE accounts_files (
    cust_no BIGINT NOT NULL,
    file_id BIGINT NOT NULL,
    kind TEXT NOT NULL,
    media_type TEXT NOT NULL,
    -- Base64.
    content TEXT NOT NULL,
    uploaded_at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, file_id)
);

-- Cards that the bank could not verify at once, so that a proof may be handed in for them.
CREATE TABLE accounts_awaited_cards (
    cust_no BIGINT NOT NULL,
    subject TEXT NOT NULL,
    card TEXT NOT NULL,
    PRIMARY KEY (cust_no, subject)
);

CREATE TABLE accounts_proofs (
    cust_no BIGINT NOT NULL,
    serial_no BIGINT NOT NULL,
    proof_type TEXT NOT NULL,
    -- The signing of a card; empty for a certificate.
    subject TEXT NOT NULL,
    id_number TEXT NOT NULL,
    card TEXT,
    first_file BIGINT NOT NULL,
    second_file BIGINT NOT NULL,
    attempt BIGINT NOT NULL,
    state TEXT NOT NULL,
    memo TEXT NOT NULL,
    submitted_at BIGINT NOT NULL,
    due_day TEXT NOT NULL,
    decided_at BIGINT,
    PRIMARY KEY (cust_no, serial_no)
);

-- Real-name checks of a customer on a day.
CREATE TABLE accounts_checks (
    cust_no BIGINT NOT NULL,
    day TEXT NOT NULL,
    checks BIGINT NOT NULL,
    PRIMARY KEY (cust_no, day)
);

-- Figures that change with time; the last valid one counts.
CREATE TABLE accounts_parameters (
    name TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (name, valid_from)
);
INSERT INTO accounts_parameters (name, valid_from, value) VALUES
    ('age_min', '2020-01-01', 18),
    ('checks_per_day', '2020-01-01', 5),
    ('cert_soon_days', '2020-01-01', 90),
    ('cert_pictures_required', '2020-01-01', 0),
    ('proof_days', '2020-01-01', 3);
