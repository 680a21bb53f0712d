-- Files that customers had mailed to the address on file. What was asked for counts against the day,
-- whatever became of it.
CREATE TABLE content_mails (
  cust_no BIGINT NOT NULL,
  -- The key under which it is mailed.
  mail_id BIGINT NOT NULL,
  file_id TEXT NOT NULL,
  title TEXT NOT NULL,
  email TEXT NOT NULL,
  day TEXT NOT NULL,
  asked_at BIGINT NOT NULL,
  -- From when on it is handed over by whoever comes next: whoever does it now has until then.
  due_at BIGINT NOT NULL,
  tries BIGINT NOT NULL,
  -- 1 on its way, 2 the mail server has it, 3 the address takes nothing, 4 given up.
  state TEXT NOT NULL,
  -- SHA-256 of the file as it was handed over; empty before.
  content_hash TEXT NOT NULL,
  PRIMARY KEY (cust_no, mail_id)
);
CREATE INDEX content_mails_day ON content_mails (cust_no, day);
CREATE INDEX content_mails_due ON content_mails (due_at, cust_no, mail_id) WHERE state = '1';

-- How many files a customer may have mailed on a day.
INSERT INTO content_parameters (name, valid_from, value) VALUES
  ('mailsPerDay', '2020-01-01', '10');
