-- Agreements that have ended in the books, until the channel has ended them, too.
CREATE TABLE bankcards_endings (
    protocol_no TEXT PRIMARY KEY,
    -- From when on the channel is asked, by the business clock; 0 at once.
    due_at BIGINT NOT NULL
);
CREATE INDEX bankcards_endings_due ON bankcards_endings (due_at);
