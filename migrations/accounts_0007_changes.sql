-- Who controls the account and what for it is: facts of the law on money laundering. Nobody was
-- asked for them before; the name and number of who controls it are encrypted.
ALTER TABLE accounts_profiles ADD COLUMN controller TEXT;
ALTER TABLE accounts_profiles ADD COLUMN controller_name TEXT;
ALTER TABLE accounts_profiles ADD COLUMN controller_id_number TEXT;
ALTER TABLE accounts_profiles ADD COLUMN purpose TEXT;

-- What a customer changed: inserted only. One call may change several items.
CREATE TABLE accounts_changes (
    cust_no BIGINT NOT NULL,
    change_id BIGINT NOT NULL,
    item TEXT NOT NULL,
    -- Encrypted, as both were shown; null where nothing was known.
    old_text TEXT,
    new_text TEXT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- Browser and system in words, and the session.
    device TEXT NOT NULL,
    session_id BIGINT NOT NULL,
    PRIMARY KEY (cust_no, change_id, item)
);
