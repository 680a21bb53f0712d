-- Who accepted a break, when and why: rows are inserted only. A break that was opened again for
-- another reason, and accepted again, has several.
CREATE TABLE clearing_acceptances (
    day TEXT NOT NULL,
    file_type TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    -- Counted within the break, from 1.
    number BIGINT NOT NULL,
    -- What the break said.
    said TEXT NOT NULL,
    -- Why it was accepted.
    reason TEXT NOT NULL,
    -- The person, as the machine knows them; empty where it does not.
    person TEXT NOT NULL,
    -- The process: its number, since when it runs, and the machine.
    holder TEXT NOT NULL,
    -- In real time.
    at BIGINT NOT NULL,
    PRIMARY KEY (day, file_type, kind, subject, number)
);
CREATE INDEX clearing_acceptances_at ON clearing_acceptances (at);
