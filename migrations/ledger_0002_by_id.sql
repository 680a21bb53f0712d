-- Entries and postings lie in the order of their ids, which rise with time: what is written
-- together lies together, instead of a page for each customer.
CREATE TABLE ledger_entries_by_id (
    cust_no BIGINT NOT NULL,
    id BIGINT NOT NULL,
    day TEXT NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL,
    PRIMARY KEY (id)
) /*sqlite: WITHOUT ROWID*/;

INSERT INTO ledger_entries_by_id
    SELECT cust_no, id, day, at, kind, reference FROM ledger_entries ORDER BY id;

DROP TABLE ledger_entries;
ALTER TABLE ledger_entries_by_id RENAME TO ledger_entries;

-- An event is posted once, however often its step is run.
CREATE UNIQUE INDEX ledger_entries_once ON ledger_entries (reference, kind, cust_no);

CREATE TABLE ledger_postings_by_id (
    cust_no BIGINT NOT NULL,
    entry_id BIGINT NOT NULL,
    line BIGINT NOT NULL,
    account TEXT NOT NULL,
    asset TEXT NOT NULL,
    amount BIGINT NOT NULL,
    PRIMARY KEY (entry_id, line)
) /*sqlite: WITHOUT ROWID*/;

INSERT INTO ledger_postings_by_id
    SELECT cust_no, entry_id, line, account, asset, amount FROM ledger_postings
    ORDER BY entry_id, line;

DROP TABLE ledger_postings;
ALTER TABLE ledger_postings_by_id RENAME TO ledger_postings;
