-- What was tried of a step, each time: rows are inserted only. The step's own row says what the step
-- has left; these say who did what, and when. `state` is that of the step; instants in real time.
CREATE TABLE clearing_attempts (
    day TEXT NOT NULL,
    step TEXT NOT NULL,
    -- Counted within the step, from 1.
    number BIGINT NOT NULL,
    state TEXT NOT NULL,
    -- The process: its number, since when it runs, and the machine.
    holder TEXT NOT NULL,
    at BIGINT NOT NULL,
    inputs TEXT NOT NULL,
    outputs TEXT NOT NULL,
    -- What this run did.
    note TEXT NOT NULL,
    error TEXT NOT NULL,
    PRIMARY KEY (day, step, number)
);
