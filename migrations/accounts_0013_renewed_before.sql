-- Certificates that were renewed before the registers at the TA were told of it.
UPDATE accounts_profiles SET register_due = TRUE
WHERE cust_no IN (
    SELECT proof.cust_no FROM accounts_proofs proof
    JOIN accounts_renewals renewal
        ON renewal.cust_no = proof.cust_no AND renewal.serial_no = proof.serial_no
    WHERE proof.state = '1'
);
