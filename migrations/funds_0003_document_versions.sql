-- From which day on a fund's documents have which version, such as of a prospectus that is renewed
-- every year. A document without a row has the version with which it began.
CREATE TABLE funds_document_version (
    code TEXT NOT NULL,
    -- fund-contract, prospectus, risk-disclosure, sales-service
    document TEXT NOT NULL,
    valid_from TEXT NOT NULL,
    version TEXT NOT NULL,
    PRIMARY KEY (code, document, valid_from)
) /*sqlite: WITHOUT ROWID*/;
