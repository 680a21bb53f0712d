-- Decisions lie in the order of their ids, which rise with time: what is written together lies
-- together. An order names its decision.
CREATE TABLE suitability_decisions_by_id (
    cust_no BIGINT NOT NULL,
    decision_id BIGINT NOT NULL,
    fund_code TEXT NOT NULL,
    code TEXT NOT NULL,
    cust_level BIGINT NOT NULL,
    lowest BOOLEAN NOT NULL,
    expires_on TEXT NOT NULL,
    test_id BIGINT NOT NULL,
    age BIGINT NOT NULL,
    fund_risk BIGINT NOT NULL,
    confirmation_id BIGINT,
    rules_version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (decision_id)
) /*sqlite: WITHOUT ROWID*/;

INSERT INTO suitability_decisions_by_id
    SELECT cust_no, decision_id, fund_code, code, cust_level, lowest, expires_on, test_id, age,
        fund_risk, confirmation_id, rules_version, at
    FROM suitability_decisions ORDER BY decision_id;

DROP TABLE suitability_decisions;
ALTER TABLE suitability_decisions_by_id RENAME TO suitability_decisions;
