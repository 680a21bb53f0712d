-- Payouts that the simulated bank refused, for amounts that it takes the second time.
CREATE INDEX partners_payments_refused ON partners_payments (protocol_no)
    WHERE direction = 'out' AND paid = FALSE;
