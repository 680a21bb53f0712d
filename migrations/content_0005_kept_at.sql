-- Since when a version of a text has been kept: whoever registered before read another one, also when
-- it is of an earlier day. 0 is since its first day: of before this was written down, and what ships.
ALTER TABLE content_texts ADD COLUMN kept_at BIGINT NOT NULL DEFAULT 0;
