-- A new password ends the short flows of its customer.
CREATE INDEX identity_flows_by_customer ON identity_flows (cust_no);
