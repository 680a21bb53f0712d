-- What a fund paid in all is added up each day.
CREATE INDEX ta_price_paid ON ta_price (fund, day) WHERE dividend > 0;
