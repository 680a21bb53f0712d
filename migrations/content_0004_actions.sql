-- So many actions of a customer are kept on a day; they are counted by their time.
INSERT INTO content_parameters (name, valid_from, value) VALUES ('actionsPerDay', '2020-01-01', '100');
CREATE INDEX content_actions_by_time ON content_actions (cust_no, at);
