-- How often one takeaway may be fetched: each time it is made anew.
INSERT INTO privacy_parameters (name, valid_from, value) VALUES
    ('fetches_per_takeaway', '2020-01-01', 10);
