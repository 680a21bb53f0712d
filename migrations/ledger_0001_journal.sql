-- The journal. Rows of entries and postings are inserted, never changed or deleted.
CREATE TABLE ledger_entries (
    cust_no BIGINT NOT NULL,
    id BIGINT NOT NULL,
    day TEXT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL,
    PRIMARY KEY (cust_no, id)
) /*sqlite: WITHOUT ROWID*/;

-- An event is posted once, however often its step is run.
CREATE UNIQUE INDEX ledger_entries_once ON ledger_entries (cust_no, reference, kind);

CREATE TABLE ledger_postings (
    cust_no BIGINT NOT NULL,
    entry_id BIGINT NOT NULL,
    line BIGINT NOT NULL,
    account TEXT NOT NULL,
    asset TEXT NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (cust_no, entry_id, line)
) /*sqlite: WITHOUT ROWID*/;

-- Caches of the customers' accounts. Accounts of the house have none: a row that every order
-- writes would be waited for by all of them; their balances are summed from the postings.
CREATE TABLE ledger_balances (
    cust_no BIGINT NOT NULL,
    account TEXT NOT NULL,
    asset TEXT NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (cust_no, account, asset)
) /*sqlite: WITHOUT ROWID*/;
