-- Tickets for pages that the simulated WeChat gave. A new one ends the one before the last.
CREATE TABLE partners_tickets (
    ticket TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
