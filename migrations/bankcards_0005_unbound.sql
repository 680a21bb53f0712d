-- When a card was unbound: it is the customer's no more, and its accounts rest. Money of theirs that
-- comes late still goes to it.
ALTER TABLE bankcards_cards ADD COLUMN unbound_at BIGINT;

-- The card that a customer wants to be offered first.
CREATE TABLE bankcards_defaults (
    cust_no BIGINT NOT NULL,
    card_id BIGINT NOT NULL,
    PRIMARY KEY (cust_no)
) /*sqlite: WITHOUT ROWID*/;

-- What became of a card; rows are inserted only.
CREATE TABLE bankcards_events (
    cust_no BIGINT NOT NULL,
    event_id BIGINT NOT NULL,
    card_id BIGINT NOT NULL,
    -- bound, ended, replaced, unbound
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    device TEXT NOT NULL,
    session_id BIGINT NOT NULL,
    PRIMARY KEY (cust_no, event_id)
) /*sqlite: WITHOUT ROWID*/;
