-- Trade accounts: each is for one purpose, and belongs to one card at a time.
CREATE TABLE bankcards_trade_accounts (
    cust_no BIGINT NOT NULL,
    -- The customer's number and a count, 13 digits; none is given twice, so no row is deleted.
    trade_acco TEXT NOT NULL,
    -- 'SELF'; 'CHILD:1', 'PENSION'.
    purpose TEXT NOT NULL,
    -- The card that pays and is paid.
    card_id BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    PRIMARY KEY (cust_no, trade_acco)
);
INSERT INTO bankcards_trade_accounts (cust_no, trade_acco, purpose, card_id, opened_at)
SELECT cust_no, trade_acco, 'SELF', card_id, COALESCE(bound_at, requested_at)
FROM bankcards_cards WHERE trade_acco IS NOT NULL;

-- A bound card that took a replaced card's account over lost its own, which nobody had from then
-- on: it gets it back. That is a number that the customer's cards leave out, or the next one. A card
-- that was new when it replaced another cannot always be told from it: to that one an account is
-- given that never held anything.
INSERT INTO bankcards_trade_accounts (cust_no, trade_acco, purpose, card_id, opened_at)
WITH RECURSIVE numbers (number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 999
), robbed AS (
    SELECT cust_no, card_id, bound_at, SUBSTR(trade_acco, 1, 10) AS prefix,
           ROW_NUMBER() OVER (PARTITION BY cust_no ORDER BY bound_at, card_id) AS place
    FROM bankcards_cards
    WHERE replaces IS NOT NULL AND round > 1 AND trade_acco IS NOT NULL AND bound_at IS NOT NULL
), free AS (
    SELECT c.cust_no, n.number, ROW_NUMBER() OVER (PARTITION BY c.cust_no ORDER BY n.number) AS place
    FROM (SELECT DISTINCT cust_no FROM robbed) c CROSS JOIN numbers n
    WHERE NOT EXISTS (
        SELECT 1 FROM bankcards_trade_accounts a
        WHERE a.cust_no = c.cust_no AND CAST(SUBSTR(a.trade_acco, 11) AS BIGINT) = n.number)
)
SELECT r.cust_no, r.prefix || SUBSTR(CAST(1000 + f.number AS TEXT), 2), 'SELF', r.card_id, r.bound_at
FROM robbed r JOIN free f ON f.cust_no = r.cust_no AND f.place = r.place;

-- The cards without it.
CREATE TABLE bankcards_cards_next (
    cust_no BIGINT NOT NULL,
    card_id BIGINT NOT NULL,
    bank_code TEXT NOT NULL,
    card_no TEXT NOT NULL,
    -- Reserved at the bank.
    mobile TEXT NOT NULL,
    protocol_no TEXT,
    -- '0' none, '1' signing, '2' valid, '3' revoked, '4' failed.
    state TEXT NOT NULL,
    memo TEXT NOT NULL,
    -- Counts the agreements of a card that was signed again.
    round BIGINT NOT NULL,
    -- The card whose trade accounts this one takes over when it is bound.
    replaces BIGINT,
    -- Wall clock.
    requested_at BIGINT NOT NULL,
    bound_at BIGINT,
    PRIMARY KEY (cust_no, card_id)
);
INSERT INTO bankcards_cards_next
    (cust_no, card_id, bank_code, card_no, mobile, protocol_no, state, memo, round, replaces,
     requested_at, bound_at)
SELECT cust_no, card_id, bank_code, card_no, mobile, protocol_no, state, memo, round, replaces,
       requested_at, bound_at
FROM bankcards_cards;
DROP TABLE bankcards_cards;
ALTER TABLE bankcards_cards_next RENAME TO bankcards_cards;
