-- Whether the database is a sandbox's: its business clock was moved, or a demo filled it. A company's
-- server refuses such a one unless it is told that it serves a sandbox, and then says so.
ALTER TABLE clearing_clock ADD COLUMN sandbox BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE clearing_clock SET sandbox = TRUE WHERE offset_ms <> 0;
