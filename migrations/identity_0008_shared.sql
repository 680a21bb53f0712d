-- Who shared the link by which a customer came to register.
CREATE TABLE identity_shared (
    cust_no BIGINT PRIMARY KEY,
    shared_by BIGINT NOT NULL,
    at BIGINT NOT NULL
);
