-- A manager asks for his customers.
CREATE INDEX advisors_bindings_of_manager ON advisors_bindings (account, binding_id)
    WHERE ended_at IS NULL;
