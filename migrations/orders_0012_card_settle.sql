-- Hours after which a card that was bound may be paid at once; the customer is told of them.
INSERT INTO orders_parameters (name, valid_from, value) VALUES
    ('card_settle_hours', '2020-01-01', 24);
