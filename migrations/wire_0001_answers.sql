-- The first answer to each idempotency key of a customer.
CREATE TABLE wire_answers (
  cust_no BIGINT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  answer TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (cust_no, key)
) /*sqlite: WITHOUT ROWID*/;
