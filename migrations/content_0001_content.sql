-- Dated parameters and switches. The row with the latest day not after today counts.
CREATE TABLE content_parameters (
  name TEXT NOT NULL,
  valid_from TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (name, valid_from)
);
INSERT INTO content_parameters (name, valid_from, value) VALUES
  ('plainBrowserToDownload', '2020-01-01', 'false'),
  ('servicePhone', '2020-01-01', '400-000-0000'),
  ('serviceHours', '2020-01-01', '9:00至18:00'),
  ('cardAuditDays', '2020-01-01', '3'),
  ('maintenance', '2020-01-01', 'false');

-- Which version of an agreement a customer agreed to, and when. Inserted only.
CREATE TABLE content_signatures (
  cust_no BIGINT NOT NULL,
  agreement TEXT NOT NULL,
  version TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (cust_no, agreement, version)
);

-- What a customer acknowledged on the way, as evidence. Inserted only.
CREATE TABLE content_actions (
  cust_no BIGINT NOT NULL,
  id BIGINT NOT NULL,
  action_type TEXT NOT NULL,
  fund_code TEXT NOT NULL,
  tip_content TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (cust_no, id)
);
