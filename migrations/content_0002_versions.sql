-- Folders of content that were applied, each whole; the highest number counts. Inserted only.
CREATE TABLE content_versions (
  number BIGINT NOT NULL PRIMARY KEY,
  hash TEXT NOT NULL,
  first_day TEXT NOT NULL,
  at BIGINT NOT NULL,
  items BIGINT NOT NULL,
  reverts_to BIGINT,
  files TEXT NOT NULL
);

-- Versions of texts that were ever applied: who signed one can read it again. One that has not
-- begun may be replaced; one that has stays as it is.
CREATE TABLE content_texts (
  key TEXT NOT NULL,
  version TEXT NOT NULL,
  valid_from TEXT NOT NULL,
  path TEXT NOT NULL,
  file TEXT NOT NULL,
  PRIMARY KEY (key, version)
);
