-- Who watches a fund: they are told of its notices and of what its price does.
CREATE INDEX watchlist_item_fund ON watchlist_item (fund_code, cust_no);
