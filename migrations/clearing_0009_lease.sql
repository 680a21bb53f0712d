-- Who works the business day off; nobody while the holder is empty. Whoever does counts the beat on:
-- a holder whose beat stands still is gone.
CREATE TABLE clearing_lease (id BIGINT PRIMARY KEY, holder TEXT NOT NULL, beat BIGINT NOT NULL);
INSERT INTO clearing_lease (id, holder, beat) VALUES (1, '', 0);
