-- Fixed-invest plans of customers.
CREATE TABLE plans_plans (
    cust_no BIGINT NOT NULL,
    plan_no BIGINT NOT NULL,
    fund_code TEXT NOT NULL,
    -- What pays, and what is bought belongs to: a transaction account; a card pays where no money
    -- fund of the account does.
    trade_acco TEXT NOT NULL,
    cash_fund TEXT,
    -- Of a run, fee included; of a smart plan at 100 %.
    amount BIGINT NOT NULL,
    cycle_unit BIGINT NOT NULL,
    cycle BIGINT NOT NULL,
    fix_day BIGINT,
    rule TEXT,
    rule_window BIGINT,
    end_on TEXT,
    end_runs BIGINT,
    end_rate BIGINT,
    state TEXT NOT NULL,
    -- Counted failures in a row.
    failures BIGINT NOT NULL,
    -- Its nominal days are counted from the first one after this day.
    counted_from TEXT NOT NULL,
    -- The next run; none while the plan is not running.
    nominal_on TEXT,
    due_on TEXT,
    -- Runs that are not known to be paid or not.
    under_way BIGINT NOT NULL,
    -- Runs that were paid, and what they took.
    paid_runs BIGINT NOT NULL,
    paid BIGINT NOT NULL,
    decision_id BIGINT NOT NULL,
    agreed TEXT NOT NULL,
    agreed_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    ended_at BIGINT,
    ended_why TEXT NOT NULL,
    PRIMARY KEY (plan_no, cust_no)
);
CREATE INDEX plans_plans_of ON plans_plans (cust_no, plan_no);
CREATE INDEX plans_plans_due ON plans_plans (due_on, plan_no) WHERE due_on IS NOT NULL;
CREATE INDEX plans_plans_targets ON plans_plans (plan_no) WHERE end_rate IS NOT NULL AND state = '1';

-- What became of a plan on a day: one run a day, whatever happens.
CREATE TABLE plans_runs (
    cust_no BIGINT NOT NULL,
    plan_no BIGINT NOT NULL,
    due_on TEXT NOT NULL,
    nominal_on TEXT NOT NULL,
    state TEXT NOT NULL,
    tries BIGINT NOT NULL,
    base BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    percent BIGINT,
    -- How far the NAV was from its past, in percent with four decimals.
    distance TEXT,
    -- The last try; the first one, where there are two.
    order_no BIGINT,
    first_no BIGINT,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (plan_no, due_on, cust_no)
);
CREATE INDEX plans_runs_of ON plans_runs (cust_no, plan_no, due_on);
CREATE INDEX plans_runs_open ON plans_runs (due_on, plan_no) WHERE state IN ('1', '7');

-- What customers and the house did to a plan.
CREATE TABLE plans_changes (
    cust_no BIGINT NOT NULL,
    plan_no BIGINT NOT NULL,
    change_no BIGINT NOT NULL,
    what TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (plan_no, change_no, cust_no)
);

INSERT INTO plans_parameters (name, valid_from, value) VALUES
    -- Failures in a row after which a plan ends; plans that a customer may have at a time.
    ('failures_most', '2020-01-01', 3),
    ('plans_most', '2020-01-01', 50),
    -- The greatest amount of a run at 100 %, in fen.
    ('run_most', '2020-01-01', 100000000);
