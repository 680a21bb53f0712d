-- Which person at WeChat a customer is: one of them for one customer.
CREATE TABLE identity_wechat_bindings (
    cust_no BIGINT PRIMARY KEY,
    -- Business time.
    bound_at BIGINT NOT NULL,
    device_name TEXT NOT NULL,
    open_id TEXT NOT NULL,
    open_id_index TEXT
);
CREATE UNIQUE INDEX identity_wechat_bindings_by_open_id ON identity_wechat_bindings (open_id_index);

-- An authorisation on its way: from the question, which a device asks, to who has authorised there.
CREATE TABLE identity_wechat_flows (
    key_hash TEXT PRIMARY KEY,
    device_key TEXT NOT NULL,
    expires_at BIGINT NOT NULL,
    -- Not there before WeChat has said who it is.
    open_id TEXT
);
CREATE INDEX identity_wechat_flows_old ON identity_wechat_flows (expires_at);

-- The ticket of the house's account at WeChat, one for all servers.
CREATE TABLE identity_wechat_tickets (
    app_id TEXT PRIMARY KEY,
    -- Both unmoved time: until when it is good, and until when a server is fetching the next one.
    expires_at BIGINT NOT NULL,
    fetched_until BIGINT NOT NULL,
    ticket TEXT
);
