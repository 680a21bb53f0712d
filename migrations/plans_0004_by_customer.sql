-- Plans and their runs lie by customer, whose plans run together on a morning: what is written
-- together lies together, instead of a page for each plan.
CREATE TABLE plans_by_customer (
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
    PRIMARY KEY (cust_no, plan_no)
) /*sqlite: WITHOUT ROWID*/;

INSERT INTO plans_by_customer
    SELECT cust_no, plan_no, fund_code, trade_acco, cash_fund, amount, cycle_unit, cycle, fix_day,
        rule, rule_window, end_on, end_runs, end_rate, state, failures, counted_from, nominal_on,
        due_on, under_way, paid_runs, paid, decision_id, agreed, agreed_at, created_at, ended_at,
        ended_why
    FROM plans_plans ORDER BY cust_no, plan_no;

DROP TABLE plans_plans;
ALTER TABLE plans_by_customer RENAME TO plans_plans;

-- No two customers have one.
CREATE UNIQUE INDEX plans_plans_number ON plans_plans (plan_no);
CREATE INDEX plans_plans_due ON plans_plans (due_on, cust_no, plan_no) WHERE due_on IS NOT NULL;
CREATE INDEX plans_plans_targets ON plans_plans (plan_no) WHERE end_rate IS NOT NULL AND state = '1';

-- What became of a plan on a day: one run a day, whatever happens.
CREATE TABLE plans_runs_by_customer (
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
    PRIMARY KEY (cust_no, plan_no, due_on)
) /*sqlite: WITHOUT ROWID*/;

INSERT INTO plans_runs_by_customer
    SELECT cust_no, plan_no, due_on, nominal_on, state, tries, base, amount, percent, distance,
        order_no, first_no, reason, at
    FROM plans_runs ORDER BY cust_no, plan_no, due_on;

DROP TABLE plans_runs;
ALTER TABLE plans_runs_by_customer RENAME TO plans_runs;

CREATE INDEX plans_runs_open ON plans_runs (due_on, cust_no, plan_no) WHERE state IN ('1', '7');
