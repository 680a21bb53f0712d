-- From so many full years on large text is offered, once.
INSERT INTO accounts_parameters (name, valid_from, value) VALUES ('large_text_age', '2020-01-01', 60);
